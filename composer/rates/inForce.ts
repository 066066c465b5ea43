import { z } from 'zod';
import { isDay } from '#lib/format/dates.ts';

/** The period in which an entry of a rate file applies. Both days are inclusive. */
interface Period {
  readonly effectiveFrom: string;
  /** By default, the entry applies until the next one of its product. */
  readonly effectiveUntil?: string | undefined;
}

/** An entry of a rate file: a product's rates for a period. */
export interface RateEntry extends Period {
  readonly productKey: string;
}

const day = () => z.string().refine(isDay, 'Expected a day such as 2026-11-16');

/** The fields that entries of all rate files have in common. */
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

/** Returns the entries in force on a day, one per product. */
export function inForce<Entry extends RateEntry>(entries: readonly Entry[], today: string): Entry[] {
  const newest = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.effectiveFrom > today) continue;
    const other = newest.get(entry.productKey);
    if (!other || other.effectiveFrom < entry.effectiveFrom) newest.set(entry.productKey, entry);
  }
  return [...newest.values()].filter(
    ({ effectiveUntil }) => effectiveUntil === undefined || effectiveUntil >= today,
  );
}

/** Returns the latest start of these entries: the as-of date of a response that consists of them. */
export const newestDay = (entries: readonly Period[]): string =>
  entries
    .map(({ effectiveFrom }) => effectiveFrom)
    .toSorted()
    .at(-1) ?? '';

/** Rounds a rate to a number of decimals. Corrects for floating-point errors. */
export const round = (percent: number, decimals = 2): number =>
  Math.round(Number(`${percent.toFixed(9)}e${decimals}`)) / 10 ** decimals;

/** Returns the annual percentage yield of a rate that is compounded daily, in percent (12 CFR 1030, appendix A). */
export const dailyYield = (apr: number): number => round(((1 + apr / 100 / 365) ** 365 - 1) * 100);
