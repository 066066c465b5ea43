import { safeRedirect } from '#lib/address/urls.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';
import type { PlacedIsland, ServedSection } from '#composer/render/RenderedPage.ts';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import { renderAnswered } from '#composer/render/section/renderAnswered.ts';
import type { IslandData } from '#composer/render/section/renderSection.tsx';
import type { PublishedDocument } from './documentRecord.ts';
import { type PageAnew, pageAnew, type PublishedLook, type SectionAnew, sectionData } from './pageAnew.ts';
import { servedRates } from './servedRates.ts';

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

/** A section that answers a request. */
interface AskedSection extends Pick<IslandData, 'props' | 'environment'> {
  readonly placed: PlacedIsland | ServedSection;
  readonly section: AnySection;
}

/** The sections that a request is for. */
function askedSections(
  document: PublishedDocument,
  { method }: PageRequest,
  asked: URLSearchParams,
  { registry }: PublishedLook,
): AskedSection[] {
  const { islands, served } = document.record;
  return [...islands, ...served].flatMap((placed) => {
    const section = registry.get(placed.section);
    if (section?.request?.method !== method) return [];
    const isFor = (asked.get(sectionField) ?? placed.id) === placed.id;
    if (!isFor || !section.request.fields.some((name) => asked.has(name))) return [];
    return [{ ...sectionData(document, placed), placed, section }];
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
  const sections = askedSections(document, request, asked, look);
  if (sections.length === 0) return undefined;
  for (const { section, props } of sections) {
    const target = section.request?.redirect?.(props, asked);
    const redirect = target === undefined ? undefined : safeRedirect(target);
    if (redirect !== undefined) return { redirect };
  }
  const { islandTheme } = brandTheme(look.tokens);
  const { zipCode } = request;
  const visitor = { asked: request.asked, ...(zipCode !== undefined && { zipCode }) };
  const anew = async ({ placed, section, props, environment }: AskedSection): Promise<SectionAnew> => {
    const forVisitor = { ...environment, ...visitor };
    if (section.hydrate !== undefined)
      return [placed, await renderAnswered(section, props, forVisitor, islandTheme, request.fetch)];
    const served = await servedRates(section, props, forVisitor, request.fetch);
    const shown = { ...forVisitor, ...(served && { rates: served.rates }) };
    return [placed, renderSection(section, { ...props, ...served?.props }, shown, islandTheme)];
  };
  const made = await Promise.all(sections.map(anew));
  const wrong = sections.find(({ section, props }) => section.request?.isWrong?.(props, asked, visitor));
  return pageAnew(document, made, look, wrong?.environment.words['errorTitle']);
}
