import { dateAfter, weekdayOf } from '#lib/format/dates.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { dailyYield, round, type RateEntry } from './inForce.ts';

const [monday, friday] = [0, 4];

/** Returns the day itself, or the Friday before a weekend. */
const businessDay = (day: string): string => dateAfter(day, Math.min(0, friday - weekdayOf(day)));

/** Returns each Monday after a day, and the last business day until another one. */
function changeDays(after: string, until: string): string[] {
  const last = businessDay(until);
  const days: string[] = [];
  for (let day = dateAfter(after, 1); day < last; day = dateAfter(day, 1))
    if (weekdayOf(day) === monday) days.push(day);
  return after < last ? [...days, last] : [];
}

/** Files whose rates move, with the step of their rates in percentage points. Other rates rarely change. */
const steps: Readonly<Record<string, number>> = {
  cd: 0.05,
  'cash-out-refinance': 0.125,
  'mortgage-purchase': 0.125,
  'mortgage-refinance': 0.125,
};

/** Returns by how many points the market has moved on a day: two slow waves, at most three steps up or down. */
function movement(day: string, step: number): number {
  const days = Date.parse(day) / 86_400_000;
  return step * Math.round(1.8 * Math.sin(days / 29) + 1.2 * Math.sin(days / 11));
}

/** Numbers that are no rates but could be taken for some, or that do not move with the market. */
const fixed = new Set([
  'termInYears',
  'termInMonths',
  'minimumBalance',
  'maximumBalance',
  'points',
  'personalised',
]);

/** Moves all rates in a part of an entry; yields are calculated again. */
function moved(part: unknown, points: number): unknown {
  if (typeof part === 'number') return round(part + points, 3);
  if (Array.isArray(part)) return part.map((one) => moved(one, points));
  if (!isRecord(part)) return part;
  const copy = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, fixed.has(name) ? value : moved(value, points)]),
  );
  const { apr, apy } = copy;
  return typeof apr === 'number' && typeof apy === 'number' ? { ...copy, apy: dailyYield(apr) } : copy;
}

/**
 * Continues a rate file until a day, as a bank would: a change every Monday, the last one on that day or the business day
 * before. For demos, whose rates would otherwise be as old as their files; the same day always gives the same rates.
 *
 * @param name of the file, without `.json`.
 * @param file `{ products: [ … ] }`; others are returned unchanged.
 * @param day `YYYY-MM-DD`.
 */
export function sampleRates(name: string, file: unknown, day: string): unknown {
  if (!isRecord(file) || !Array.isArray(file['products'])) return file;
  const entries = file['products'] as readonly RateEntry[];
  const newest = new Map(
    entries
      .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom))
      .map((entry) => [entry.productKey, entry]),
  );
  const step = steps[name];
  const continued = [...newest.values()].flatMap((entry) => {
    // An entry that ends is withdrawn, not continued.
    if (entry.effectiveUntil !== undefined) return [];
    const start = entry.effectiveFrom;
    return changeDays(start, day).map((effectiveFrom) => ({
      ...(step === undefined
        ? entry
        : (moved(entry, movement(effectiveFrom, step) - movement(start, step)) as RateEntry)),
      effectiveFrom,
    }));
  });
  return { ...file, products: [...entries, ...continued] };
}
