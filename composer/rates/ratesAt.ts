import { isRecord } from '#lib/values/isRecord.ts';
import { inForce, type RateEntry } from './inForce.ts';
import type { RateBook } from './RateBook.ts';
import { rateFiles, type RateFileName } from './rateFiles.ts';

/** One product's rates in force on a day. */
interface RateInForce {
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

/** Formats a primitive value as text. */
const scalar = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Fields that identify what the other fields describe. */
const names = ['tierDescription', 'termInMonths', 'termsinMonths', 'termInYears', 'product'];

function* below(value: unknown, path: readonly string[]): Generator<string> {
  if (Array.isArray(value)) {
    for (const entry of value as readonly unknown[]) yield* below(entry, path);
    return;
  }
  if (!isRecord(value)) {
    yield [...path, scalar(value)].join('  ');
    return;
  }
  const own = names.flatMap((name) =>
    value[name] === undefined ? [] : [`${labels[name] ?? ''}${scalar(value[name])}`],
  );
  const flat = Object.entries(value).filter(
    ([name, field]) => !names.includes(name) && typeof field === 'number',
  );
  if (flat.length > 0)
    yield [...path, ...own, flat.map(([name, field]) => `${name} ${scalar(field)}`).join(', ')].join('  ');
  for (const [name, field] of Object.entries(value)) {
    if (typeof field !== 'object' || field === null) continue;
    yield* below(field, [...path, ...own, ...(name === 'rates' ? [] : [name])]);
  }
}

const labels: Readonly<Record<string, string>> = {
  termInMonths: 'months ',
  termsinMonths: 'months ',
  termInYears: 'years ',
};

/** Formats rates in force as text: a heading for each product, followed by an indented line for each rate. */
export function rateLines(rates: readonly RateInForce[]): string[] {
  return rates.flatMap(({ file, productKey, effectiveFrom, effectiveUntil, rates: fields }) => {
    const until = effectiveUntil === undefined ? '' : ` until ${effectiveUntil}`;
    return [
      `${file}  ${productKey}  in force from ${effectiveFrom}${until}`,
      ...[...below(fields, [])].map((line) => `  ${line}`),
    ];
  });
}
