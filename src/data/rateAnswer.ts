import { isDay } from '#lib/format/dates.ts';
import { isRecord } from '#lib/values/isRecord.ts';

/** What answers of rate services are read with: strict on what is shown, blind to all else. */

/** An answer that holds nothing that may be shown. */
export class RateAnswerError extends Error {
  override readonly name = 'RateAnswerError';
}

/** An object's own fields; none when the value is no object. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? { ...value } : {};

/** The entries of a list; none when the value is no list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text that says something. */
export const trimmedText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const decimal = /^-?\d+(?:\.\d+)?(?:\s*%)?$/;

/** A number, or text that is one in plain decimals, within bounds; anything else is no number. */
export function numberWithin(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && decimal.test(value.trim()) ? Number.parseFloat(value) : value;
  return typeof number === 'number' && number >= min && number <= max ? number : undefined;
}

/** Percent a year, both ends included. A rate outside is a fault of the answer, never an offer. */
const bounds = {
  deposit: [0.001, 25],
  loan: [0.1, 36],
  housing: [0.1, 25],
  /** Cards have introductory rates of 0. */
  card: [0, 40],
} as const;

/** A rate of a kind of product, percent a year. */
export function percentOf(value: unknown, kind: keyof typeof bounds): number | undefined {
  const [min, max] = bounds[kind];
  return numberWithin(value, min, max);
}

/** The calendar day that a text begins with, `YYYY-MM-DD`; `undefined` when there is no such day. */
export function dayOf(value: unknown): string | undefined {
  const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value)?.[0] : undefined;
  return day !== undefined && isDay(day) ? day : undefined;
}

/** `{ effectiveDate }` of an answer, when it has one that is a day. */
export function effectiveDateOf(value: unknown): { readonly effectiveDate?: string } {
  const effectiveDate = dayOf(value);
  return effectiveDate === undefined ? {} : { effectiveDate };
}

const millisecondsOfDay = 86_400_000;

/**
 * Refuses an answer by its own date: one from after tomorrow, or older than the site allows (the bank's day and the
 * visitor's may be one apart).
 *
 * @throws {RateAnswerError}
 */
export function assertCurrent(effectiveDate: string | undefined, now: Date, maxAgeDays = Infinity): void {
  if (effectiveDate === undefined) return;
  const age = (now.getTime() - new Date(`${effectiveDate}T00:00:00Z`).getTime()) / millisecondsOfDay;
  if (age < -1 || age >= maxAgeDays + 1)
    throw new RateAnswerError(`The rates of ${effectiveDate} are not today’s.`);
}
