import { isDay } from '#lib/format/dates.ts';
import { lostParts, rateChanges } from '#composer/rates/entryParts.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { rateCodes } from './rateCodes.ts';
import { daysBetween, entriesOf, entryLine, entryPath, partsOf, type IndexedEntry } from './rateEntries.ts';

/** What a new entry is compared by. */
export interface ReplacementLimits {
  /** Today at the bank. */
  readonly today: string;
  /** Percentage points by which a rate may change. */
  readonly maxJump: number;
}

/** Fields that say which product an entry is about. They never change. */
const constant = ['termInYears', 'audience', 'product'] as const;

/** Rates are set weeks ahead, and the oldest ones on record are not much older than the site. */
const longestAhead = 366;
const longestAgo = 10 * 366;

/** A new entry and the one that it replaces. */
interface Replacement {
  readonly source: SourceFile;
  readonly entry: IndexedEntry;
  readonly before: IndexedEntry;
}

/**
 * Compares each entry in force or to come with the one that it replaces. What was lost or mistyped there would change
 * what pages say on its first day, in silence.
 */
export function replacementProblems(source: SourceFile, limits: ReplacementLimits): Problem[] {
  const entries = entriesOf(source).toSorted((one, other) =>
    one.effectiveFrom < other.effectiveFrom ? -1 : 1,
  );
  return entries.flatMap((entry) => {
    const others = entries.filter(({ productKey }) => productKey === entry.productKey);
    const before = others.findLast(({ effectiveFrom }) => effectiveFrom < entry.effectiveFrom);
    const isPast = others.some(
      ({ effectiveFrom }) => effectiveFrom > entry.effectiveFrom && effectiveFrom <= limits.today,
    );
    const replacement = before && !isPast ? { source, entry, before } : undefined;
    return [
      ...farProblems(source, entry, limits.today),
      ...(replacement
        ? [
            ...changedProduct(replacement),
            ...lostRates(replacement),
            ...jumps(replacement, limits.maxJump),
            ...gapProblems(replacement, limits.today),
          ]
        : []),
    ];
  });
}

function farProblems(source: SourceFile, entry: IndexedEntry, today: string): Problem[] {
  const { productKey: product, effectiveFrom: from } = entry;
  // What is no day is reported as such.
  if (!isDay(from)) return [];
  const ahead = daysBetween(today, from);
  if (ahead <= longestAhead && ahead >= -longestAgo) return [];
  const distance = ahead > 0 ? 'more than a year after' : 'more than ten years before';
  const thisYear = `${today.slice(0, 4)}${from.slice(4)}`;
  const near = thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}${from.slice(4)}`;
  return [
    problemAtPath(source, rateCodes['rate-day-far'], entryPath(entry, 'effectiveFrom'), {
      parameters: { product, from, distance, today },
      received: from,
      suggestion: near,
    }),
  ];
}

function changedProduct({ source, entry, before }: Replacement): Problem[] {
  return constant.flatMap((field) => {
    const was: unknown = valueAt(before, [field]);
    const now: unknown = valueAt(entry, [field]);
    if (was === now) return [];
    const parameters = {
      field,
      product: entry.productKey,
      before: String(was),
      now: String(now),
      from: before.effectiveFrom,
      line: entryLine(source, before),
    };
    const details = { parameters, suggestion: String(was) };
    return [problemAtPath(source, rateCodes['rate-product-changed'], entryPath(entry, field), details)];
  });
}

/** Reports what is missing once, even if every zone or tier lacks it. */
function lostRates({ source, entry, before }: Replacement): Problem[] {
  const reported = new Set<string>();
  return lostParts(partsOf(before), partsOf(entry)).flatMap(({ path, names }) => {
    const lost = names.join(', ');
    if (reported.has(lost)) return [];
    reported.add(lost);
    const parameters = {
      product: entry.productKey,
      lost,
      from: before.effectiveFrom,
      line: entryLine(source, before),
    };
    return [problemAtPath(source, rateCodes['rate-lost'], entryPath(entry, ...path), { parameters })];
  });
}

/** Reports the largest jump of an entry. */
function jumps({ source, entry, before }: Replacement, limit: number): Problem[] {
  const size = ({ before: was, now }: { readonly before: number; readonly now: number }) =>
    Math.abs(now - was);
  const [largest] = rateChanges(partsOf(before), partsOf(entry)).toSorted(
    (one, other) => size(other) - size(one),
  );
  if (!largest || size(largest) <= limit + 1e-9) return [];
  const parameters = {
    product: entry.productKey,
    before: largest.before,
    now: largest.now,
    limit: `${limit} percentage point${limit === 1 ? '' : 's'}`,
    from: before.effectiveFrom,
  };
  return [problemAtPath(source, rateCodes['rate-jump'], entryPath(entry, ...largest.path), { parameters })];
}

/** Reports days to come on which nothing is in force. */
function gapProblems({ source, entry, before }: Replacement, today: string): Problem[] {
  const { effectiveUntil: end } = before;
  const { effectiveFrom: from, productKey: product } = entry;
  if (from <= today || end === undefined || end < before.effectiveFrom || daysBetween(end, from) <= 1)
    return [];
  const parameters = { product, end, from, line: entryLine(source, before) };
  return [problemAtPath(source, rateCodes['rate-gap'], entryPath(entry, 'effectiveFrom'), { parameters })];
}
