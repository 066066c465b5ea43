import { safeRedirect } from '#lib/address/urls.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';
import type { PlacedIsland } from '#composer/render/RenderedPage.ts';
import { renderAnswered } from '#composer/render/section/renderAnswered.ts';
import type { IslandData } from '#composer/render/section/renderSection.tsx';
import type { PublishedDocument } from './documentRecord.ts';
import { type IslandAnew, islandData, type PageAnew, pageAnew, type PublishedLook } from './pageAnew.ts';

/** A visitor's request for a page. */
export interface PageRequest {
  readonly method: 'get' | 'post';
  /** Form-encoded fields, `q=rates&page=2`, from the URL or the body. */
  readonly asked: string;
  /** Five digits, from the request, or else from the visitor's cookie. */
  readonly zipCode?: string | undefined;
  /** Calls the site's services by path. */
  readonly fetch: typeof fetch;
}

/** Name of the field that identifies the section of a form, if several sections accept the same fields. */
export const sectionField = 'section';

/** An island that handles a request. */
interface AskedIsland extends Pick<IslandData, 'props' | 'environment'> {
  readonly island: PlacedIsland;
  readonly section: AnySection;
}

/** Returns the islands that a request is for. */
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
 * Renders a published page for one visitor's request: the sections that the request is for are rendered again with data
 * from the services.
 *
 * @returns A path of this site to redirect to; `undefined` if the request is for no section of the page.
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
