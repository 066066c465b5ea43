import { safeRedirect } from '#lib/address/urls.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import type { SectionEnvironment } from '#section-kit/sectionContext.tsx';
import { requestFields } from '#section-kit/parseProps.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import { maxRateAge } from '#composer/rates/maxRateAge.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';
import type { PlacedIsland, ServedSection } from '#composer/render/RenderedPage.ts';
import { renderSection, renderAnswered, type IslandData } from '#composer/render/section/renderSection.tsx';
import type { PublishedDocument } from './documentRecord.ts';
import {
  type RerenderedPage,
  rerenderPage,
  type PublishedLook,
  type RerenderedSection,
  sectionData,
} from './rerenderPage.ts';
import { askFor } from './askFor.ts';
import { servedRates } from './servedRates.ts';
import { withVisitorRates } from './visitorRates.ts';

/** A visitor's request for a page. */
export interface PageRequest {
  readonly method: 'get' | 'post';
  /** Path of the page, to which a redirect to a query or a hash belongs. */
  readonly path: string;
  /** Form-encoded fields, `q=rates&page=2`, from the URL or the body. */
  readonly asked: string;
  /** Five digits, from the request, or else from the visitor's cookie. */
  readonly zipCode?: string | undefined;
  /** What a page that confirms a form repeats of it. */
  readonly confirmed?: SectionEnvironment['confirmed'] | undefined;
  /** The site's services, its limits for rates in text, and other origins that sections may redirect to. */
  readonly site: Pick<SiteDefinition, 'services' | 'rates' | 'redirectOrigins'>;
  /** Calls the site's services by path. */
  readonly fetch: typeof fetch;
}

/** Name of the field that identifies the section of a form, if several sections accept the same fields. */
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
  fields: URLSearchParams,
  { registry }: PublishedLook,
): AskedSection[] {
  const { islands, served } = document.record;
  return [...islands, ...served].flatMap((placed) => {
    const section = registry.get(placed.section);
    if (section?.request?.method !== method) return [];
    const isFor = (fields.get(sectionField) ?? placed.id) === placed.id;
    if (!isFor) return [];
    const data = sectionData(document, placed);
    if (!requestFields(section, data.props, method).some((name) => fields.has(name))) return [];
    return [{ ...data, placed, section }];
  });
}

/**
 * Renders a published page for one visitor's request: the sections that the request is for are rendered again with data
 * from the services.
 *
 * @returns A path of this site, or an address on one of the origins, to redirect to; `undefined` if the request is for no section of the page.
 */
export async function requestedPage(
  document: PublishedDocument,
  request: PageRequest,
  look: PublishedLook,
): Promise<RerenderedPage | { readonly redirect: string } | undefined> {
  const fields = new URLSearchParams(request.asked);
  const sections = askedSections(document, request, fields, look);
  if (sections.length === 0) return undefined;
  for (const { section, props } of sections) {
    const target = section.request?.redirect?.(props, fields);
    const redirect =
      target === undefined ? undefined : safeRedirect(target, request.site.redirectOrigins, request.path);
    if (redirect !== undefined) return { redirect };
  }
  const { islandTheme } = brandTheme(look.tokens);
  const { zipCode, confirmed } = request;
  const visitor = {
    asked: request.asked,
    ...(zipCode !== undefined && { zipCode }),
    ...(confirmed && { confirmed }),
  };
  const rerendered = async ({
    placed,
    section,
    props,
    environment,
  }: AskedSection): Promise<RerenderedSection> => {
    const forVisitor = { ...environment, ...visitor };
    if (section.hydrate !== undefined)
      return [placed, await renderAnswered(section, props, forVisitor, islandTheme, request.fetch)];
    const served = await servedRates(section, props, forVisitor, request.fetch);
    const withRates = { ...forVisitor, ...(served && { rates: served.rates }) };
    return [placed, renderSection(section, { ...props, ...served?.props }, withRates, islandTheme)];
  };
  const made = await Promise.all(sections.map(rerendered));
  const marks = sections.map(({ section: { request: spec }, props, environment: { words } }) =>
    spec?.isWrong?.(props, fields, visitor) ? words['errorTitle'] : spec?.titleMark?.(props, fields, words),
  );
  const { html, csp } = rerenderPage(
    document,
    made,
    look,
    marks.find((mark) => mark !== undefined),
  );
  const { services, rates } = request.site;
  const forText = {
    serviceBase: `/svt/${services.provider}`,
    maxAgeDays: maxRateAge(rates),
    hostname: '',
    zipCode,
    state: fields.get('state') ?? undefined,
    ask: askFor(request.fetch),
  };
  return { html: await withVisitorRates(html, forText), csp };
}
