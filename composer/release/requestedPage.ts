import { safeRedirect } from '#lib/address/urls.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';
import type { PlacedIsland } from '#composer/render/RenderedPage.ts';
import { renderAnswered } from '#composer/render/section/renderAnswered.ts';
import type { IslandData } from '#composer/render/section/renderSection.tsx';
import type { PublishedDocument } from './documentRecord.ts';
import { type IslandAnew, islandData, type PageAnew, pageAnew, type PublishedLook } from './pageAnew.ts';

/** What a visitor asks a page for. */
export interface PageRequest {
  readonly method: 'get' | 'post';
  /** Fields as in an address, `q=rates&page=2`: of the address, or of the body of a post. */
  readonly asked: string;
  /** Five digits; that of the request, or else of the visitor's cookie. */
  readonly zipCode?: string | undefined;
  /** Asks the services of the site by their paths. */
  readonly fetch: typeof fetch;
}

/** Name of the field by which a form says which section it is of, where several take the same. */
export const sectionField = 'section';

/** An island that answers a request. */
interface AskedIsland extends Pick<IslandData, 'props' | 'environment'> {
  readonly island: PlacedIsland;
  readonly section: AnySection;
}

/** The islands that a request is for. */
function askedIslands(
  document: PublishedDocument,
  { method }: PageRequest,
  asked: URLSearchParams,
  { registry }: PublishedLook,
): AskedIsland[] {
  return document.record.islands.flatMap((island) => {
    const section = registry.get(island.section);
    if (section?.request?.method !== method) return [];
    const isFor = (asked.get(sectionField) ?? island.id) === island.id;
    if (!isFor || !section.request.fields.some((name) => asked.has(name))) return [];
    return [{ ...islandData(document, island), island, section }];
  });
}

/**
 * A published page as it answers one visitor: sections that the request is for are rendered anew, with what they ask
 * the services.
 *
 * @returns a path of this site that answers instead; `undefined` when no section of the page is asked for.
 */
export async function requestedPage(
  document: PublishedDocument,
  request: PageRequest,
  look: PublishedLook,
): Promise<PageAnew | { readonly redirect: string } | undefined> {
  const asked = new URLSearchParams(request.asked);
  const islands = askedIslands(document, request, asked, look);
  if (islands.length === 0) return undefined;
  for (const { section, props } of islands) {
    const target = section.request?.redirect?.(props, asked);
    const redirect = target === undefined ? undefined : safeRedirect(target);
    if (redirect !== undefined) return { redirect };
  }
  const { islandTheme } = brandTheme(look.tokens);
  const { zipCode } = request;
  const visitor = { asked: request.asked, ...(zipCode !== undefined && { zipCode }) };
  const anew = async ({ island, section, props, environment }: AskedIsland): Promise<IslandAnew> => {
    const forVisitor = { ...environment, ...visitor };
    return [island, await renderAnswered(section, props, forVisitor, islandTheme, request.fetch)];
  };
  const made = await Promise.all(islands.map(anew));
  const wrong = islands.find(({ section, props }) => section.request?.isWrong?.(props, asked, visitor));
  return pageAnew(document, made, look, wrong?.environment.words['errorTitle']);
}
