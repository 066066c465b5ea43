import type { Image } from '#content/fields.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import { htmlLang, type Locale } from '#lib/format/locale.ts';
import { requestFields } from '#section-kit/parseProps.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import { type PageProgram, programFeatures } from './compose/ClientAssets.ts';
import { withSlots } from './compose/ComposedSection.ts';
import type { ComposedPage } from './compose/composePage.ts';
import { contentSecurityPolicy, policyOrigins } from './contentSecurityPolicy.ts';
import { documentHead, documentTitle, socialSize, titleAttributes } from './documentHead.ts';
import { DocumentWriter, textOf } from './DocumentWriter.ts';
import { firstTitle, type VisibleText } from './section/visibleText.ts';
import { longNames, pageStyle, type UsedStyles } from './styles/pageStyle.ts';
import { maxRateAge } from '#composer/rates/maxRateAge.ts';
import { PageMedia } from './PageMedia.ts';
import type { RenderedPage } from './RenderedPage.ts';
import { type PlacedSection, type RenderEnvironment, SectionRenderer } from './SectionRenderer.ts';
import { ShortNames } from './styles/shortNames.ts';
import { pageViewData } from '#lib/visitor/pageViewFields.ts';

function redirectMark({ definition: { redirect } }: ComposedPage): string {
  if (!redirect) return '';
  const { cookie, is, to } = redirect;
  return ` data-redirect="${escapeHtml(JSON.stringify({ cookie, is, to }))}"`;
}

/** Returns attributes with the page's redirect (PAGE-07) and the other origins that it may lead to (SEC-01). */
const redirectMarks = (page: ComposedPage, { redirectOrigins }: SiteDefinition): string =>
  redirectOrigins.length === 0
    ? redirectMark(page)
    : `${redirectMark(page)} data-redirect-origins="${escapeHtml(redirectOrigins.join(' '))}"`;

/** Returns an attribute with the channels of the bank's mobile app, if the site has its own (PAGE-10). */
const appMark = ({ mobileAppChannels }: SiteDefinition): string =>
  mobileAppChannels === undefined
    ? ''
    : ` data-mobile-app-channels="${escapeHtml(JSON.stringify(mobileAppChannels))}"`;

/** Returns attributes with the services that provide the rates in the page's text, and the rates' maximum age. */
function ratesMark({ features }: ComposedPage, { services, rates }: SiteDefinition): string {
  if (!features.includes(programFeatures.rates)) return '';
  const { productionOrigin } = rates;
  const production =
    productionOrigin === undefined ? '' : ` data-production="${escapeHtml(productionOrigin)}"`;
  return ` data-service="/svt/${escapeHtml(services.provider)}" data-max-age-days="${maxRateAge(rates)}"${production}`;
}

/** Returns an attribute with the fields of the address that the page's sections read, which language links keep. */
function askedMark({ definition, top, main, bottom }: ComposedPage): string {
  if (Object.keys(definition.alternates ?? {}).length === 0) return '';
  const fields = [...withSlots([...top, ...main, ...bottom])].flatMap(({ section, props }) =>
    section.request?.isOutcome ? [] : requestFields(section, props, 'get'),
  );
  return fields.length === 0 ? '' : ` data-asked="${escapeHtml([...new Set(fields)].join(' '))}"`;
}

/** Returns the attributes of `<body>`, which the page's scripts read. */
function bodyAttributes(page: ComposedPage, { site, assets }: RenderEnvironment, styles: UsedStyles): string {
  const { bodyId } = page.definition;
  return [
    bodyId === undefined ? '' : ` id="${escapeHtml(bodyId)}"`,
    redirectMarks(page, site),
    appMark(site),
    askedMark(page),
    styles.islandCss.size > 0 ? ` data-variables="${assets.variablesHref}"` : '',
    ratesMark(page, site),
  ].join('');
}

/** The rendered sections of a page. */
type Regions = Readonly<Record<'top' | 'main' | 'bottom', readonly PlacedSection[]>>;

function writeBody(
  writer: DocumentWriter,
  page: ComposedPage,
  { top, main, bottom }: Regions,
  { src }: PageProgram,
  { site, assets: { printHref } }: RenderEnvironment,
): RenderedPage['forms'] {
  writer.write(
    `<a class="skip-link" href="#main">${escapeHtml(page.words['skipToContent'] ?? '')}</a><header>`,
  );
  writer.region(top);
  writer.write('</header><main id="main" tabindex="-1">');
  const before = writer.forms.length;
  writer.region(main);
  const forms = writer.forms.slice(before);
  writer.write('</main><footer>');
  writer.region(bottom);
  writer.write(`</footer>${pageViewMark(page, site)}<script type="module" async src="${src}"></script>`);
  // Last and for print only, so that browsers load it with the lowest priority.
  writer.write(`<link rel="stylesheet" href="${printHref}" media="print">`);
  return forms;
}

/** The parts of the head that `documentHead` does not write. */
interface HeadParts {
  readonly style: string;
  readonly csp: string;
  readonly script: string | undefined;
  readonly jsonLd: readonly object[];
  readonly media: PageMedia;
  readonly social: Image | undefined;
}

/**
 * Returns preload links for the fonts of the first screen, so that they are available in time on a first visit despite
 * `font-display: optional`. Chinese uses system fonts.
 */
function fontPreloads(firstFonts: readonly string[], locale: Locale): string {
  if (locale === 'zh') return '';
  return firstFonts
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

function writeHead(
  writer: DocumentWriter,
  page: ComposedPage,
  { site, assets }: RenderEnvironment,
  { style, csp, script, jsonLd, media, social }: HeadParts,
): RenderedPage['places'] {
  writer.write(
    `<!doctype html><html lang="${htmlLang[page.locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
  );
  const isRelease = script !== undefined;
  if (isRelease) writer.write('<meta http-equiv="Content-Security-Policy" content="');
  const policy = isRelease ? writer.write(escapeHtml(csp)) : undefined;
  if (isRelease) writer.write('">');
  writer.write(`${fontPreloads(assets.firstFonts, page.locale)}<style>`);
  const sheet = writer.write(style);
  writer.write(`</style><title${titleAttributes(page, site)}>`);
  const title = writer.write(escapeHtml(documentTitle(page, site)));
  writer.write(`</title>${documentHead(page, site, jsonLd, media, social)}`);
  // Parsers pause at a script, so it comes after everything that the first paint needs.
  if (isRelease) writer.write(`<script>${script}</script>`);
  return { ...(policy && { policy }), style: sheet, title };
}

/**
 * Returns the social image to generate for a page, with its first heading. `undefined` for a page with `noindex`, or
 * with an image of its own.
 */
function socialImage({ definition }: ComposedPage, text: VisibleText, media: PageMedia): Image | undefined {
  if (definition.socialImage || definition.noindex) return undefined;
  const alt = firstTitle(text);
  const src = media.social(alt);
  return src === undefined ? undefined : { src, alt, ...socialSize };
}

/** Renders a composed page to a document. */
export function renderPage(page: ComposedPage, environment: RenderEnvironment): RenderedPage {
  const { site, assets, brandTheme } = environment;
  const { path, locale } = page;
  const program = assets.program(page.features);
  const script = program.beforePaint;
  const isRelease = script !== undefined;
  const media = new PageMedia(assets, page.reads);
  const renderer = new SectionRenderer(page, environment, media, isRelease);
  const top = renderer.region(page.top);
  const main = renderer.region(page.main);
  const bottom = renderer.region(page.bottom);
  const names = isRelease ? new ShortNames(renderer.css.keys(), renderer.islandCss) : undefined;
  const style = pageStyle(renderer, brandTheme, assets.fontFaces, locale, names);
  const csp = contentSecurityPolicy(script ?? '', style, policyOrigins(renderer, site));
  const writer = new DocumentWriter(page, assets.islands, names);
  const text = textOf(main);
  const social = socialImage(page, text, media);
  const head = { style, csp, script, jsonLd: renderer.jsonLd, media, social };
  const places = writeHead(writer, page, environment, head);
  writer.write(`</head><body${bodyAttributes(page, environment, renderer)}>`);
  const forms = writeBody(writer, page, { top, main, bottom }, program, environment);
  writer.write('</body></html>\n');
  return {
    path,
    locale,
    html: writer.html,
    places,
    title: documentTitle(page, site),
    csp,
    program,
    sections: writer.sections,
    styles: longNames(renderer, isRelease),
    ...(renderer.islandCss.size > 0 && { variablesHref: assets.variablesHref }),
    forms,
    islands: writer.islands,
    served: writer.served,
    text,
    reads: page.reads,
    media,
    social,
  };
}

/**
 * Returns the hidden fields with the data and targets of the page view event (PAGE-11). Empty if the site has no
 * target.
 */
function pageViewMark(page: ComposedPage, { analytics, services }: SiteDefinition): string {
  const { dataLayer, collector } = analytics;
  if (dataLayer === false && !collector) return '';
  const data = pageViewData(page.path, page.locale, page.definition.analytics);
  const fields = Object.entries(data).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const layer = dataLayer === false ? '' : ` data-data-layer="${escapeHtml(dataLayer)}"`;
  const target = collector ? ` data-collector="/svt/${escapeHtml(services.provider)}/pageView"` : '';
  return `<div hidden data-page-view${layer}${target}>${fields.join('')}</div>`;
}
