import { isDay } from '#lib/format/dates.ts';
import { isRecord } from '#lib/values/isRecord.ts';

/** Helpers for reading answers of rate services: they validate everything that is shown and ignore the rest. */

/** Thrown for an answer that contains nothing that can be shown. */
export class RateAnswerError extends Error {
  override readonly name = 'RateAnswerError';
}

/** Returns a copy of an object's own fields, or an empty object if the value is not an object. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? { ...value } : {};

/** Returns an array unchanged, or an empty array if the value is not an array. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns a trimmed text; `undefined` if it is empty or not a string. */
export const trimmedText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const decimal = /^-?\d+(?:\.\d+)?(?:\s*%)?$/;

/** Returns a number, or a string with a decimal number, if it is within the bounds (inclusive); else `undefined`. */
export function numberWithin(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && decimal.test(value.trim()) ? Number.parseFloat(value) : value;
  return typeof number === 'number' && number >= min && number <= max ? number : undefined;
}

/**
 * Plausible rates in percent a year (inclusive). A rate outside these bounds is an error in the answer, never an offer.
 */
export const percentBounds = {
  deposit: [0.001, 25],
  loan: [0.1, 36],
  housing: [0.1, 25],
  /** Cards have introductory rates of 0. */
  card: [0, 40],
} as const;

/** Returns a rate if it is plausible for its kind of product, in percent a year; else `undefined`. */
export function percentOf(value: unknown, kind: keyof typeof percentBounds): number | undefined {
  const [min, max] = percentBounds[kind];
  return numberWithin(value, min, max);
}

/** Returns the calendar day at the start of a text, `YYYY-MM-DD`; `undefined` if there is no valid day. */
export function dayOf(value: unknown): string | undefined {
  const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value)?.[0] : undefined;
  return day !== undefined && isDay(day) ? day : undefined;
}

/** Returns `{ effectiveDate }` if the value is a valid date, else an empty object. */
export function effectiveDateOf(value: unknown): { readonly effectiveDate?: string } {
  const effectiveDate = dayOf(value);
  return effectiveDate === undefined ? {} : { effectiveDate };
}

const millisecondsOfDay = 86_400_000;

/**
 * Rejects an answer whose date is after tomorrow or older than the site allows. One day of tolerance, because the
 * bank's date and the visitor's may differ by one.
 *
 * @throws {RateAnswerError}
 */
export function assertCurrent(effectiveDate: string | undefined, now: Date, maxAgeDays = Infinity): void {
  if (effectiveDate === undefined) return;
  const age = (now.getTime() - new Date(`${effectiveDate}T00:00:00Z`).getTime()) / millisecondsOfDay;
  if (age < -1 || age >= maxAgeDays + 1)
    throw new RateAnswerError(`The rates of ${effectiveDate} are not today’s.`);
}
