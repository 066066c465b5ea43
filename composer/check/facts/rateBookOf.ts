import type { Site } from '#composer/page/loadSite.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { RateBook } from '#composer/rates/RateBook.ts';

interface KnownBook {
  readonly sources: readonly SourceFile[];
  readonly book: RateBook;
}
const known = new WeakMap<Site, KnownBook>();

/** Returns the rates of a site. Cached until one of the rate files changes. */
export function rateBookOf(site: Site): RateBook {
  const sources = [...site.rates.values()];
  const before = known.get(site);
  if (before?.sources.length === sources.length && sources.every((one, at) => one === before.sources[at]))
    return before.book;
  const book = new RateBook([...site.rates].map(([name, { value }]) => [name, value] as const));
  known.set(site, { sources, book });
  return book;
}
