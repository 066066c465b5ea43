import { isRecord } from '#lib/values/isRecord.ts';
import { type Locale, locales } from '#lib/format/locale.ts';
import type { Words } from '#section-kit/defineSection.ts';
import { rateText } from '#section-kit/siteData.ts';
import { brandOfFile, type Site } from '#composer/page/loadSite.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { rateFiles } from '#composer/rates/rateFiles.ts';
import type { SiteFacts } from './facts/SiteFacts.ts';
import { ratesInForce } from './facts/ratesInForce.ts';

/** Names with a short description each, such as a page's title. Empty if the name needs none. */
export type Names = ReadonlyMap<string, string>;

/**
 * The names that authors of a site can refer to, by kind:
 *
 * - `page`: paths of pages. `article`: those that are articles. `href`: pages, pages with an `#anchor`, and other paths
 *   that the site serves.
 * - `media`, `fragment`, `layout`, `brand`: as pages and `site.json` name them.
 * - `note`: keys of footnotes. `anchor`: element ids. `word`: keys of words. `rate`: keys of rates that are in force.
 * - `cd-product` and the like: product keys of a rate file.
 */
export type SiteNames = ReadonlyMap<string, Names>;

/** Words of the library, which authors can use in addition to their own. */
type LibraryWords = Readonly<Record<Locale, Words>> | undefined;

/** Collects the names of a site in steps, one list per step. Each list is sorted. */
export function* siteNames(
  facts: SiteFacts,
  words: LibraryWords,
): Generator<undefined, SiteNames, undefined> {
  const { site, compositions } = facts;
  const pages = pageNames(site);
  const anchors = [...compositions].flatMap(([path, { ids }]) => ids.map((id) => [path, id] as const));
  const targets = anchors.map(([path, id]) => [`${path}#${id}`, pages.get(path) ?? ''] as const);
  const served = (site.config?.servedPaths ?? []).map((path) => [path, ''] as const);
  const brands = [...site.files.values()].flatMap(({ file, kind }) =>
    kind === 'brand' ? (brandOfFile(file) ?? []) : [],
  );
  const notes = [...compositions.values()].flatMap((page) => page.notes.map(({ fact }) => fact.value));
  const lists: readonly (readonly [string, () => Iterable<readonly [string, string]>])[] = [
    ['page', () => pages],
    ['article', () => [...pages].filter(([path]) => site.pages.get(path)?.fields.article !== undefined)],
    ['href', () => [...pages, ...targets, ...served]],
    ['media', () => bare(site.mediaFiles.keys())],
    // Fragments are named without their language: a page picks the one in its own language.
    ['fragment', () => bare([...site.fragments.keys()].map((name) => name.replace(localeFolder, '')))],
    ['layout', () => bare(site.layouts.keys())],
    ['brand', () => bare(brands)],
    ['note', () => bare(notes)],
    ['anchor', () => bare(anchors.map(([, id]) => id))],
    ['word', () => wordNames(site, words)],
    ['rate', () => rateNames(facts)],
    ...Object.keys(rateFiles).map(
      (name) => [`${name}-product`, () => products(site.rates.get(name))] as const,
    ),
  ];
  const names = new Map<string, Names>();
  for (const [kind, list] of lists) {
    yield;
    names.set(kind, sorted(list()));
  }
  return names;
}

const localeFolder = new RegExp(`^(?:${locales.join('|')})/`);

const bare = (names: Iterable<string>) => [...names].map((name) => [name, ''] as const);

/** Sorts names alphabetically. The last description of a duplicate name wins. */
function sorted(names: Iterable<readonly [string, string]>): Names {
  const all = new Map(names);
  return new Map([...all.keys()].toSorted().map((name) => [name, all.get(name) ?? '']));
}

const pageNames = (site: Site): Names =>
  new Map([...site.pages].map(([path, { fields }]) => [path, fields.title ?? '']));

/** Returns the keys that `{word:key}` can use, each with its English text, or that of another language. */
function wordNames(site: Site, words: LibraryWords): Names {
  const names = new Map<string, string>();
  for (const locale of locales.toReversed()) {
    const known = { ...words?.[locale], ...site.words.get(locale)?.definition };
    for (const [key, text] of Object.entries(known)) if (!key.startsWith('$')) names.set(key, text);
  }
  return names;
}

const rateNames = (facts: SiteFacts): [string, string][] =>
  Object.entries(ratesInForce(facts).known).map(([key, rate]) => [
    key,
    `${rateText(rate, 'en')}, from ${rate.asOf}`,
  ]);

/** Returns the product keys in a rate file, including those not in force. */
function products(source: SourceFile | undefined): (readonly [string, string])[] {
  const entries = valueAt(source?.value, ['products']);
  if (!Array.isArray(entries)) return [];
  return bare(
    entries.flatMap((entry: unknown) =>
      isRecord(entry) && typeof entry['productKey'] === 'string' ? [entry['productKey']] : [],
    ),
  );
}
