import { dateAfter, weekdayOf } from '#lib/format/dates.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { dailyYield, round, type RateEntry } from './inForce.ts';
import { aprOf, partFinanced } from './sameCosts.ts';

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

/** How rates move: by steps of this many percentage points, up or down by at most so many. */
interface Movement {
  readonly step: number;
  readonly most: number;
}

/** Files whose rates move. Other rates rarely change. Rates to refinance are shown with two decimals (RATE-13). */
const movements: Readonly<Record<string, Movement>> = {
  cd: { step: 0.05, most: 3 },
  'cash-out-refinance': { step: 0.125, most: 3 },
  'mortgage-purchase': { step: 0.125, most: 3 },
  'mortgage-refinance': { step: 0.25, most: 1.5 },
};

/** Returns by how many points the market has moved on a day: two slow waves. */
function movement(day: string, { step, most }: Movement): number {
  const days = Date.parse(day) / 86_400_000;
  return step * Math.round(most * (0.6 * Math.sin(days / 29) + 0.4 * Math.sin(days / 11)));
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

/** Moves all rates in a part of an entry; yields, and APRs of loans with the same costs, are calculated again. */
function moved(part: unknown, points: number, years?: number): unknown {
  if (typeof part === 'number') return round(part + points, 3);
  if (Array.isArray(part)) return part.map((one) => moved(one, points, years));
  if (!isRecord(part)) return part;
  const { termInYears = years } = part;
  const term = typeof termInYears === 'number' ? termInYears : undefined;
  const copy = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, fixed.has(name) ? value : moved(value, points, term)]),
  );
  const { rate, apr, apy } = copy;
  if (typeof apr === 'number' && typeof apy === 'number') return { ...copy, apy: dailyYield(apr) };
  if (term === undefined || typeof rate !== 'number' || typeof apr !== 'number') return copy;
  const financed = partFinanced(rate - points, apr - points, term * 12);
  return { ...copy, apr: round(aprOf(rate, financed, term * 12), 3) };
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
  const moves = movements[name];
  const continued = [...newest.values()].flatMap((entry) => {
    // An entry that ends is withdrawn, not continued.
    if (entry.effectiveUntil !== undefined) return [];
    const start = entry.effectiveFrom;
    return changeDays(start, day).map((effectiveFrom) => ({
      ...(moves === undefined
        ? entry
        : (moved(entry, movement(effectiveFrom, moves) - movement(start, moves)) as RateEntry)),
      effectiveFrom,
    }));
  });
  return { ...file, products: [...entries, ...continued] };
}
