import { z } from 'zod';
import { isDay } from '#lib/format/dates.ts';

/** From when until when an entry of a rate file holds, both days included. */
export interface Period {
  readonly effectiveFrom: string;
  /** Without it the entry holds until the next one of its product. */
  readonly effectiveUntil?: string | undefined;
}

/** An entry of a rate file: a product's rates for a time. */
export interface RateEntry extends Period {
  readonly productKey: string;
}

const day = () => z.string().refine(isDay, 'Expected a day such as 2026-11-16');

/** The fields that every entry of every rate file begins with. */
export const entryFields = {
  productKey: z
    .string()
    .regex(/^[A-Za-z0-9]{1,20}$/, 'Expected letters and digits')
    .meta({ title: 'Product key', description: 'Key in the rate service, such as CD99.' }),
  effectiveFrom: day().meta({ title: 'In force from', description: 'First day, YYYY-MM-DD.' }),
  effectiveUntil: day().optional().meta({
    title: 'In force until',
    description: 'Last day, YYYY-MM-DD. By default, until the next entry of the product begins.',
  }),
};

/** The entries in force on a day, one a product, in the order of the file. */
export function inForce<Entry extends RateEntry>(entries: readonly Entry[], today: string): Entry[] {
  const newest = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.effectiveFrom > today) continue;
    const known = newest.get(entry.productKey);
    if (!known || known.effectiveFrom < entry.effectiveFrom) newest.set(entry.productKey, entry);
  }
  return [...newest.values()].filter(
    ({ effectiveUntil }) => effectiveUntil === undefined || effectiveUntil >= today,
  );
}

/** The newest day from which some of the entries are in force: the as-of date of an answer made of them. */
export const newestDay = (entries: readonly Period[]): string =>
  entries
    .map(({ effectiveFrom }) => effectiveFrom)
    .toSorted()
    .at(-1) ?? '';

/** A rate to so many decimals; sums of decimals are a hair off. */
export const round = (percent: number, decimals = 2): number =>
  Math.round(Number(`${percent.toFixed(9)}e${decimals}`)) / 10 ** decimals;

/** The annual percentage yield of a rate that is compounded daily, percent (12 CFR 1030, appendix A). */
export const dailyYield = (apr: number): number => round(((1 + apr / 100 / 365) ** 365 - 1) * 100);
