import { parse } from 'jsonc-parser';
import type { BrandLook } from 'virtual:portico/brands';
import { z } from 'zod';
import {
  fragmentDefinition,
  layoutDefinition,
  pageDefinition,
  wordsDefinition,
} from '#composer/page/pageDefinition.ts';
import { renamed, renamedByName } from '#composer/brand/applyBrand.ts';
import { wordsFor } from '#composer/page/regulators.ts';
import { Geography } from '#composer/locations/Geography.ts';
import { LocationBook } from '#composer/locations/LocationBook.ts';
import { knownRates } from '#composer/rates/knownRates.ts';
import { personalRates } from '#composer/rates/personalRates.ts';
import { RateBook } from '#composer/rates/RateBook.ts';
import { siteDefinition } from '#composer/page/siteDefinition.ts';
import type { Brand } from '#composer/page/Brand.ts';
import { composePage, type ComposedPage } from '#composer/render/compose/composePage.ts';
import type { ComposedSection } from '#composer/render/compose/ComposedSection.ts';
import type { SiteParts } from '#composer/render/compose/SiteParts.ts';
import { localeOfPage, localeOfPath } from '#lib/format/locale.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { resolveProps, type ResolveContext } from '#section-kit/resolveProps.ts';
import { sampleArticles } from '#section-kit/sampleArticles.ts';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';

// Loaded as text, because authors may write comments, which JSON modules do not allow.
const files = import.meta.glob<string>(
  ['/pages-json/site.json', '/pages-json/{fragments,layouts,locations,rates,words}/**/*.json'],
  { query: '?raw', import: 'default', eager: true },
);
// Loaded when its story renders, so that a changed page does not affect the stories of other pages.
const pageFiles = import.meta.glob<string>(
  [
    '/pages-json/**/*.json',
    '!/pages-json/**/*.schema.json',
    '!/pages-json/site.json',
    '!/pages-json/{brands,forms,fragments,layouts,locations,media,rates,words}/**',
  ],
  { query: '?raw', import: 'default' },
);
const pageTexts = new Map<string, string>();

/** Parses the files in a folder, by their names below it. */
function definitions<Definition>(folder: string, schema: z.ZodType<Definition>): Record<string, Definition> {
  const prefix = `/pages-json/${folder}/`;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, text]) => [path.slice(prefix.length, -'.json'.length), schema.parse(parse(text))]),
  );
}

const words = definitions('words', wordsDefinition);
const parts = {
  config: siteDefinition.parse(parse(files['/pages-json/site.json'] ?? '{}')),
  words: { en: words['en'] ?? {}, es: words['es'] ?? {}, zh: words['zh'] ?? {} },
  layouts: definitions('layouts', layoutDefinition),
  fragments: definitions('fragments', fragmentDefinition),
};
const book = new RateBook(Object.entries(definitions('rates', z.unknown())));
// A date on which the demo's newest rates are in force.
const today = '2026-11-21';
// Not the demo's own, so that a changed article does not affect the stories of other pages.
const articles = { en: sampleArticles('en'), es: sampleArticles('es'), zh: sampleArticles('zh') };
const { files: locations, outlines } = new LocationBook(
  Object.entries(definitions('locations', z.unknown())),
  {
    geography: new Geography(Object.values(definitions('geography', z.unknown()))),
  },
);
const siteIn = (brand: Brand): SiteParts => {
  const { regulator } = brand;
  const ownWords = {
    en: wordsFor(regulator, 'en', parts.words.en),
    es: wordsFor(regulator, 'es', parts.words.es),
    zh: wordsFor(regulator, 'zh', parts.words.zh),
  };
  return {
    config: renamed(parts.config, brand),
    words: renamedByName(ownWords, brand),
    layouts: renamedByName(parts.layouts, brand),
    fragments: renamedByName(parts.fragments, brand),
    brand,
    rates: knownRates(book, today),
    personalRates: personalRates(book, today),
    articles,
    locations,
    outlines,
    holidays: [],
    today,
  };
};

/** A section of a page with its props as the view receives them. */
export interface ResolvedSection {
  readonly id: string;
  readonly section: AnySection;
  readonly props: Record<string, unknown>;
  readonly slots: Readonly<Record<string, readonly ResolvedSection[]>>;
}

export interface DemoPage {
  readonly page: ComposedPage;
  readonly top: readonly ResolvedSection[];
  readonly main: readonly ResolvedSection[];
  readonly bottom: readonly ResolvedSection[];
}

function resolveAll(sections: readonly ComposedSection[], context: ResolveContext): ResolvedSection[] {
  return sections.map(({ id, section, props, slots }) => ({
    id,
    section,
    props: resolveProps(section, props, context),
    slots: Object.fromEntries(
      Object.entries(slots).map(([name, children]) => [name, resolveAll(children, context)]),
    ),
  }));
}

/**
 * Loader that reads the page of a story.
 *
 * @throws {Error} if there is no such page.
 */
export async function loadDemoPage({ args: { path } }: { args: { path: string } }): Promise<void> {
  const file = `/pages-json${path.endsWith('/') ? `${path}index` : path.replace(/\.html$/, '')}.json`;
  const load = pageFiles[file];
  if (load === undefined) throw new Error(`There is no page ${path}: ${file} is missing.`);
  pageTexts.set(path, await load());
}

/**
 * Composes a page of the demo bank.
 *
 * @param path such as `/es/cd-rates.html`, whose file `loadDemoPage` has read.
 * @param brand the brand of the page, which provides the bank's names.
 */
export function demoPage(path: string, brand: BrandLook): DemoPage {
  const definition = renamed(
    pageDefinition.parse(parse(pageTexts.get(path) ?? '')),
    brand,
    localeOfPath(path),
  );
  const page = composePage(
    siteIn(brand),
    { path, locale: localeOfPage(path, definition.locale), definition },
    { registry, behaviours: behaviourNames },
  );
  // One context for all sections in page order, so that footnotes are numbered as on the page.
  const context: ResolveContext = {
    ...page.facts,
    imageSize: (file) => brand.sizes[file],
    words: page.words,
    references: new Map(),
  };
  const top = resolveAll(page.top, context);
  const main = resolveAll(page.main, context);
  return { page, top, main, bottom: resolveAll(page.bottom, context) };
}
