import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import { localeOfPage } from '#lib/format/locale.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { pageDefinition } from '#composer/page/pageDefinition.ts';
import { siteDefinition } from '#composer/page/siteDefinition.ts';
import type { ClientAssets } from '#composer/render/compose/ClientAssets.ts';
import type { FragmentCache } from '#composer/render/section/FragmentCache.ts';
import type { PageInput, SiteParts } from '#composer/render/compose/SiteParts.ts';
import type { RenderedPage } from '#composer/render/RenderedPage.ts';
import { SiteRenderer } from '#composer/render/SiteRenderer.ts';
import { defaultBrand } from '#composer/brand/siteBrand.ts';

const islands = [...registry.values()].filter(({ hydrate }) => hydrate !== undefined);

/** A placeholder for a client build: names without files. */
const assets: ClientAssets = {
  fontFaces: '@font-face{font-family:"Public Sans Variable";src:url(/assets/sans.12345678.woff2)}',
  firstFonts: ['/assets/serif.12345678.woff2', '/assets/sans.12345678.woff2'],
  variablesHref: '/assets/theme.12345678.css',
  printHref: '/assets/print.12345678.css',
  islands: new Map(
    islands.map(({ name }) => [name, { module: `/assets/${name}.js`, preload: [`/assets/${name}.js`] }]),
  ),
  program: (features) => ({ beforePaint: `start(${JSON.stringify(features)})`, src: '/assets/page.js' }),
  media: (path) => path.replace('/media/', '/media/hashed-'),
};

/** `site.json` of the rendered site. */
export const config = siteDefinition.parse({
  origin: 'https://www.elmstonebank.example',
  name: 'Elmstone Bank',
  organisation: { name: 'Elmstone Bank', legalName: 'Elmstone Bank, N.A.', logo: '/media/logo.svg' },
  icon: '/media/favicon.svg',
  socialImage: { src: '/media/social.png', alt: 'A bridge', width: 1200, height: 630 },
});

const words = { phone: '1-800-555-0142', hostile: '<b>"&\'</b>' };

/** What a test changes in the page or its site. */
export interface Given {
  readonly path?: string;
  readonly page?: object;
  readonly parts?: Partial<SiteParts>;
  readonly cache?: FragmentCache;
  /** Sections in addition to the project's own. */
  readonly added?: readonly AnySection[];
}

/** Renders a page with these sections, as publishing does. */
export function rendered(sections: readonly object[], given: Given = {}): RenderedPage {
  const { path = '/cd-rates.html', page = {}, parts = {}, cache, added = [] } = given;
  const definition = pageDefinition.parse({
    title: 'Certificate rates',
    description: 'What certificates of deposit yield today.',
    sections,
    ...page,
  });
  const site: SiteParts = {
    config,
    brand: defaultBrand,
    words: { en: words, es: words, zh: words },
    layouts: { standard: { top: [], bottom: [] } },
    fragments: {},
    rates: {},
    personalRates: { files: {}, today: '2026-11-16' },
    articles: { en: [], es: [], zh: [] },
    locations: [],
    outlines: [],
    holidays: [],
    today: '2026-11-23',
    ...parts,
  };
  const input: PageInput = { path, locale: localeOfPage(path, definition.locale), definition };
  const sectionsByName = new Map([...registry, ...added.map((section) => [section.name, section] as const)]);
  const builtIn = { registry: sectionsByName, behaviours: behaviourNames };
  const renderer = new SiteRenderer(site, builtIn, assets, cache);
  return renderer.render(renderer.compose(input));
}

/** Returns a section with author text. */
export const text = (markup: string) => ({ component: 'RichText', props: { text: markup } });

/** Returns the HTML between `<main>` and `</main>`. */
export const mainOf = ({ html }: RenderedPage) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

/** Returns the values of one attribute of all elements with a tag. */
export const attributes = (html: string, tag: string, name: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
