import { inForce, type RateEntry } from './inForce.ts';
import type { RateBook } from './RateBook.ts';
import { rateFiles, type RateFileName } from './rateFiles.ts';

/** One product's rates in force on a day. */
export interface RateInForce {
  /** The rate file's name without `.json`. */
  readonly file: string;
  readonly productKey: string;
  readonly effectiveFrom: string;
  /** Last day. Absent if there is no end. */
  readonly effectiveUntil?: string;
  /** All other fields of the entry. */
  readonly rates: Readonly<Record<string, unknown>>;
}

/** Returns the last day of an entry: its own, or the day before the next entry of its product. */
function lastDay(entry: RateEntry, entries: readonly RateEntry[]): string | undefined {
  const next = entries
    .filter(
      ({ productKey, effectiveFrom }) =>
        productKey === entry.productKey && effectiveFrom > entry.effectiveFrom,
    )
    .map(({ effectiveFrom }) => effectiveFrom)
    .toSorted()[0];
  if (next === undefined) return entry.effectiveUntil;
  const before = new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10);
  return entry.effectiveUntil !== undefined && entry.effectiveUntil < before ? entry.effectiveUntil : before;
}

/** Returns the rates in force on a day, past or future, by file. */
export function ratesAt(book: RateBook, day: string): RateInForce[] {
  return Object.keys(rateFiles).flatMap((name) => {
    // The keys of the table are the names of the files.
    const file = book.file(name as RateFileName);
    if (!file || !('products' in file)) return [];
    const entries: readonly RateEntry[] = file.products;
    return inForce(entries, day).map((entry) => {
      const { productKey, effectiveFrom, effectiveUntil: _end, ...rates } = entry;
      const effectiveUntil = lastDay(entry, entries);
      return {
        file: name,
        productKey,
        effectiveFrom,
        ...(effectiveUntil !== undefined && { effectiveUntil }),
        rates,
      };
    });
  });
}
