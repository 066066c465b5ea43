import type { KnownRate } from '#section-kit/siteData.ts';
import type { FileRate } from './RateFileKind.ts';
import type { RateBook } from './RateBook.ts';
import { rateFiles, type RateFileName } from './rateFiles.ts';

/** Rates by key, such as `cd.CD99.12.apy`. */
export type KnownRates = Readonly<Record<string, KnownRate>>;

function ratesOf<Name extends RateFileName>(name: Name, book: RateBook, today: string): FileRate[] {
  const file = book.file(name);
  return (file && rateFiles[name].known?.(file, today, book.zones)) ?? [];
}

/**
 * Returns the rates in force on a day that don't depend on the visitor: those of the default zone, and those of each
 * state for mortgages. Pages show them until the visitor's own rates have loaded.
 */
export function knownRates(book: RateBook, today: string): KnownRates {
  const rates = Object.create(null) as Record<string, KnownRate>;
  // The keys of the table are the names of the files.
  for (const name of Object.keys(rateFiles) as RateFileName[]) {
    const { decimals = 2 } = rateFiles[name];
    for (const { key, value, unit, entry, live } of ratesOf(name, book, today)) {
      const rate = { value, unit, decimals, asOf: entry.effectiveFrom };
      rates[`${name}.${key}`] = live === undefined ? rate : { ...rate, live };
    }
  }
  return rates;
}

/** Returns the rate file that a key belongs to. */
export const fileOfRate = (key: string): string => key.split('.', 1)[0] ?? '';
