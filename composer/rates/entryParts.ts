import { isRecord } from '#lib/values/isRecord.ts';
import type { RateEntry } from './inForce.ts';

/** Fields that identify an item of a list, such as a tier or a term. */
const identityFields = [
  'tierDescription',
  'termInMonths',
  'termsinMonths',
  'termInYears',
  'product',
  'minimumScore',
  'maximumMonths',
  'minimumAmount',
  'maximum',
] as const;

/** Numbers that are not percentages. */
const notPercent: ReadonlySet<string> = new Set([
  ...identityFields,
  'minimumBalance',
  'maximumBalance',
  'annualFeeAmount',
]);

/** A value in an entry of a rate file. Items of lists have the name of what they describe, not their position. */
export interface EntryPart {
  /** Path in the entry. */
  readonly path: readonly (string | number)[];
  /** Percent, for a number that is a rate or an adjustment. */
  readonly percent?: number;
  /** Parts by name: zones, tiers, terms, fields. */
  readonly parts: ReadonlyMap<string, EntryPart>;
}

/** Returns the parts of an entry, without its key and period. */
export function entryParts(entry: RateEntry): EntryPart {
  const { productKey: _key, effectiveFrom: _from, effectiveUntil: _until, ...fields } = entry;
  return partOf(fields, []);
}

function partOf(value: unknown, path: EntryPart['path']): EntryPart {
  const field = path.at(-1);
  if (typeof value === 'number' && !notPercent.has(String(field)))
    return { path, percent: value, parts: none };
  const named = Array.isArray(value)
    ? value.map((item: unknown, index) => [nameOf(item, index), index, item] as const)
    : isRecord(value)
      ? Object.entries(value).map(([name, item]) => [name, name, item] as const)
      : [];
  return { path, parts: new Map(named.map(([name, step, item]) => [name, partOf(item, [...path, step])])) };
}

const none: ReadonlyMap<string, EntryPart> = new Map();

/** Returns the name of an item of a list, such as `12` for a term of 12 months. */
function nameOf(item: unknown, index: number): string {
  const field = isRecord(item) ? identityFields.find((one) => item[one] !== undefined) : undefined;
  const name = isRecord(item) && field !== undefined ? item[field] : undefined;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : `${index + 1}`;
}

/** What an entry, or a zone of it, has and another lacks. */
interface LostParts {
  /** The container in the other one. */
  readonly path: EntryPart['path'];
  readonly names: readonly string[];
}

/** Returns the parts of `before` that `now` lacks, without the parts of those. */
export function lostParts(before: EntryPart, now: EntryPart): LostParts[] {
  const names = [...before.parts.keys()].filter((name) => !now.parts.has(name));
  const inside = [...before.parts].flatMap(([name, part]) => {
    const same = now.parts.get(name);
    return same ? lostParts(part, same) : [];
  });
  return names.length > 0 ? [{ path: now.path, names }, ...inside] : inside;
}

/** A rate before and after a change. Percent. */
interface RateChange {
  readonly path: EntryPart['path'];
  readonly before: number;
  readonly now: number;
}

/** Returns the rates that are in both and differ. */
export function rateChanges(before: EntryPart, now: EntryPart): RateChange[] {
  const { percent } = before;
  if (percent !== undefined && now.percent !== undefined && now.percent !== percent)
    return [{ path: now.path, before: percent, now: now.percent }];
  return [...before.parts].flatMap(([name, part]) => {
    const same = now.parts.get(name);
    return same ? rateChanges(part, same) : [];
  });
}
