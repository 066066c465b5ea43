import { bankDay, defaultTimeZone } from '#lib/format/dates.ts';
import { knownRates, type KnownRates } from '#composer/rates/knownRates.ts';
import { personalRates, type PersonalRates } from '#composer/rates/personalRates.ts';
import type { SiteFacts } from './SiteFacts.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { RateBook } from '#composer/rates/RateBook.ts';
import { memoize } from '#composer/page/memoize.ts';

/** The rates of a day. */
export interface RatesInForce {
  readonly known: KnownRates;
  readonly personal: PersonalRates;
  /** The bank's day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Returns the rates in force when a site is checked. */
export const ratesInForce = memoize((facts: SiteFacts): RatesInForce => {
  const { site, now } = facts;
  const today = bankDay(now, site.config?.rates.timeZone ?? defaultTimeZone);
  const book = rateBookOf(site);
  return { known: knownRates(book, today), personal: personalRates(book, today), today };
});

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
