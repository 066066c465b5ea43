import { defaultTimeZone } from '#lib/dates.ts';
import { escapeHtml } from '#lib/html.ts';
import { htmlLang, type Locale } from '#lib/locale.ts';
import type { Words } from '#section-kit/defineSection.ts';
import { withFallbacks } from '#lib/visitorText.ts';
import { resolveProps, type ResolveContext } from '#section-kit/resolveProps.ts';
import { baseCss, chineseCss } from '#theme/baseCss.ts';
import { printCss } from '#theme/print.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import type { BrandTheme } from './BrandTheme.ts';
import { type ClientAssets, programFeatures } from './ClientAssets.ts';
import { captchaOfSection, captchaOrigins } from './captchaOfPage.ts';
import type { ComposedPage } from './composePage.ts';
import type { ComposedSection } from './ComposedSection.ts';
import { contentSecurityPolicy, type PolicyOrigins } from './contentSecurityPolicy.ts';
import { documentHead } from './documentHead.ts';
import type { FragmentCache } from './FragmentCache.ts';
import { minifyRules } from './minifyRules.ts';
import { renderSection } from './renderSection.tsx';
import { ShortNames, shortVariables } from './shortNames.ts';
import { withUsedClasses, wornUtilities } from './usedClasses.ts';

/** What pages are rendered with; one for a whole build. */
export interface RenderEnvironment {
  readonly site: SiteDefinition;
  readonly assets: ClientAssets;
  readonly brandTheme: BrandTheme;
  readonly cache: FragmentCache;
}

/** A finished page. */
export interface RenderedPage {
  readonly path: string;
  readonly locale: Locale;
  readonly html: string;
  /** Value of the Content-Security-Policy header; the document carries the same in a meta element. */
  readonly csp: string;
}

function pageStyle(
  { css, islandCss, utilities }: PageRenderer,
  { assets: { fontFaces }, brandTheme: { theme, pruner, pageStyles } }: RenderEnvironment,
  locale: Locale,
  names: ShortNames | undefined,
): string {
  const parts = [names !== undefined, locale === 'zh', ...css.keys(), '', ...islandCss, '', ...utilities];
  const key = [...parts, fontFaces].join(' ');
  const known = pageStyles.get(key);
  if (known !== undefined) return known;
  const base = `${baseCss(theme)}${locale === 'zh' ? chineseCss(theme) : ''}`;
  const isWorn = (utility: string) => utilities.has(utility);
  const minify = ([name, rules]: readonly [string, string]) =>
    islandCss.has(name) ? minifyRules(rules) : minifyRules(rules, isWorn);
  const all = names
    ? [minifyRules(base), ...[...css].map(minify)].map((rules) => names.inCss(rules))
    : [base, ...css.values()];
  const own = pruner.withoutFallbacks(all.join(''));
  const rules = fontFaces + own;
  const whole = pruner.prune(rules) + rules;
  const style = names ? shortVariables(whole) : whole;
  if (pageStyles.size > 200) pageStyles.clear();
  pageStyles.set(key, style);
  return style;
}

const texts = new WeakMap<object, string>();

/** JSON of resolved props; those of a layout's sections are the same objects on every page. */
function jsonOf(props: object): string {
  const text = texts.get(props) ?? JSON.stringify(props);
  texts.set(props, text);
  return text;
}

const slotMark = (name: string) => `\u0001slot:${name}\u0001`;

class PageRenderer {
  readonly css = new Map<string, string>();
  /** Names of styles that islands use: Emotion must know in the browser that they are there. */
  readonly islandCss = new Set<string>();
  /** Utility classes that elements outside of islands have. */
  readonly utilities = new Set<string>();
  readonly jsonLd: object[] = [];
  /** True once a section with a captcha of another provider is rendered. */
  needsCaptcha = false;
  readonly #page: ComposedPage;
  readonly #environment: RenderEnvironment;
  readonly #context: ResolveContext;
  /** In development the names of MUI's parts stay, so that people find them. */
  readonly #isRelease: boolean;

  constructor(page: ComposedPage, environment: RenderEnvironment, isRelease: boolean) {
    this.#isRelease = isRelease;
    this.#page = page;
    this.#environment = environment;
    this.#context = { ...page.facts, words: page.words, references: new Map(), marksPlaceholders: true };
  }

  region(sections: readonly ComposedSection[]): string {
    return sections.map((section) => this.#section(section)).join('');
  }

  #section({ id, section, props: author, slots }: ComposedSection): string {
    const { locale } = this.#page;
    const props = resolveProps(section, author, this.#context);
    const words = sectionWords(section.words?.[locale], this.#page.words);
    const holes = Object.fromEntries(Object.keys(section.slots ?? {}).map((name) => [name, slotMark(name)]));
    const { services, rates } = this.#environment.site;
    const serviceBase = `/svt/${services.provider}`;
    const timeZone = rates.timeZone === defaultTimeZone ? undefined : rates.timeZone;
    const outsideCaptcha = captchaOfSection(this.#environment.site, section, props);
    if (outsideCaptcha) this.needsCaptcha = true;
    const key = `${section.name}\n${locale}\n${id}\n${jsonOf(props)}`;
    const rendered = this.#environment.cache.get(key, () => {
      const { islandTheme, theme } = this.#environment.brandTheme;
      const environment = { id, locale, words, serviceBase, timeZone, outsideCaptcha, slots: holes };
      const made = renderSection(section, props, environment, islandTheme);
      if (!this.#isRelease) return made;
      const html = withUsedClasses(made.html, made.css, baseCss(theme) + printCss(theme));
      return { ...made, html, utilities: wornUtilities(html) };
    });
    for (const [name, rules] of rendered.css) this.css.set(name, rules);
    for (const name of rendered.styleNames ?? []) this.islandCss.add(name);
    for (const name of rendered.utilities ?? []) this.utilities.add(name);
    if (section.jsonLd) this.jsonLd.push(...section.jsonLd(withFallbacks(props), this.#context));
    let html = rendered.html;
    for (const name of Object.keys(holes))
      html = html.split(slotMark(name)).join(this.region(slots[name] ?? []));
    return this.#wrap(id, section, html, rendered.data);
  }

  #wrap(id: string, section: ComposedSection['section'], html: string, data: string | undefined): string {
    const open = `<div data-section="${section.name}" id="${escapeHtml(id)}"`;
    if (data === undefined) return `${open}>${html}</div>`;
    const asset = this.#environment.assets.islands.get(section.name);
    if (!asset) throw new Error(`The client build has no island "${section.name}".`);
    const cookie =
      section.hydrateCookie === undefined ? '' : ` data-hydrate-cookie="${section.hydrateCookie}"`;
    const hydration = ` data-island="${asset.module}" data-preload="${asset.preload.join(' ')}" data-hydrate="${section.hydrate}"`;
    const json = `<script type="application/json" data-for="${escapeHtml(id)}">${data}</script>`;
    return `${open}${hydration}${cookie}>${html}</div>${json}`;
  }
}

/** A section's own words, each replaced by the site's word of the same key where there is one. */
function sectionWords(own: Words | undefined, site: Words): Words {
  if (!own) return {};
  const words: Record<string, string> = {};
  for (const [key, text] of Object.entries(own))
    words[key] = Object.hasOwn(site, key) ? (site[key] ?? text) : text;
  return words;
}

/** Puts in what depends on the page and on the release: media addresses, alternates, the current navigation link. */
function fillMarks(html: string, page: ComposedPage, assets: ClientAssets): string {
  return html
    .replace(/"(\/media\/[^"]+)"/g, (_whole, media: string) => `"${assets.media(media)}"`)
    .replace(
      /"portico:alternate\/(en|es|zh)"/g,
      (_whole, locale: Locale) => `"${escapeHtml(alternatePath(page, locale))}"`,
    )
    .replace(/href="([^"]*)" data-nav(?:="[^"]*")?/g, (whole, target: string) =>
      target === page.path ? `${whole} aria-current="page"` : whole,
    );
}

function alternatePath(page: ComposedPage, locale: Locale): string {
  if (locale === page.locale) return page.path;
  return page.definition.alternates?.[locale] ?? (locale === 'en' ? '/' : `/${locale}/`);
}

/** Names of Emotion's styles that islands need not make although the page's style has no rule for them. */
function stylesMark({ islandCss, css }: PageRenderer): string {
  const names = [...islandCss].filter((name) => !css.has(name) || name.startsWith('animation-'));
  return names.length === 0 ? '' : ` data-styles="${names.join(' ')}"`;
}

/** What the page's programs redirect visitors by (PAGE-07), and where else than on the site they may (SEC-01). */
const redirectMarks = (page: ComposedPage, { redirectOrigins }: SiteDefinition): string =>
  redirectOrigins.length === 0
    ? redirectMark(page)
    : `${redirectMark(page)} data-redirect-origins="${escapeHtml(redirectOrigins.join(' '))}"`;

function redirectMark({ definition: { redirect } }: ComposedPage): string {
  if (!redirect) return '';
  const { cookie, is, to } = redirect;
  return ` data-redirect="${escapeHtml(JSON.stringify({ cookie, is, to }))}"`;
}

function policyOrigins({ needsCaptcha }: PageRenderer, site: SiteDefinition): Partial<PolicyOrigins> {
  const { productionOrigin } = site.rates;
  const rates = productionOrigin === undefined ? [] : [new URL(productionOrigin).origin];
  const captcha = needsCaptcha ? captchaOrigins(site) : {};
  return { ...captcha, form: site.redirectOrigins, connect: [...rates, ...(captcha.connect ?? [])] };
}

/** Where the page's program asks for the rates in its text. */
function ratesMark({ features }: ComposedPage, { services, rates }: SiteDefinition): string {
  if (!features.includes(programFeatures.rates)) return '';
  const { productionOrigin } = rates;
  const production =
    productionOrigin === undefined ? '' : ` data-production="${escapeHtml(productionOrigin)}"`;
  return ` data-service="/svt/${escapeHtml(services.provider)}"${production}`;
}

/** Renders a composed page to a whole document. */
export function renderPage(page: ComposedPage, environment: RenderEnvironment): RenderedPage {
  const { site, assets } = environment;
  const { beforePaint, src } = assets.program(page.features);
  const isRelease = beforePaint !== undefined;
  const renderer = new PageRenderer(page, environment, isRelease);
  // In page order: marks of notes are numbered as they come.
  const regions = [page.top, page.main, page.bottom].map((sections) => renderer.region(sections));
  const { css, islandCss } = renderer;
  const names = isRelease ? new ShortNames(css.keys(), islandCss) : undefined;
  const [top, main, bottom] = regions.map((html) => fillMarks(names?.inHtml(html) ?? html, page, assets));
  const style = pageStyle(renderer, environment, page.locale, names);
  const csp = contentSecurityPolicy(beforePaint ?? '', style, policyOrigins(renderer, site));
  const script = `<script type="module" async src="${src}"></script>`;
  const head = documentHead(page, site, renderer.jsonLd, (path) => assets.media(path));
  const bodyId = page.definition.bodyId === undefined ? '' : ` id="${escapeHtml(page.definition.bodyId)}"`;
  const redirect = redirectMarks(page, site);
  const variables = islandCss.size > 0 ? ` data-variables="${assets.variablesHref}"` : '';
  const body = [
    `<a class="skip-link" href="#main">${escapeHtml(page.words['skipToContent'] ?? '')}</a>`,
    `<header>${top}</header>`,
    `<main id="main" tabindex="-1">${main}</main>`,
    `<footer>${bottom}</footer>`,
    script,
    // Last and for print only: browsers fetch it when nothing else is to be fetched.
    `<link rel="stylesheet" href="${assets.printHref}" media="print">`,
  ].join('');
  const html = [
    `<!doctype html><html lang="${htmlLang[page.locale]}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    isRelease ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">` : '',
    `<style>${style}</style>`,
    head,
    // Parsers pause at a script: what comes before the first words should be read by then.
    isRelease ? `<script>${beforePaint}</script>` : '',
    `</head><body${bodyId}${redirect}${variables}${stylesMark(renderer)}${ratesMark(page, site)}>`,
    body,
    '</body></html>\n',
  ].join('');
  return { path: page.path, locale: page.locale, html, csp };
}
