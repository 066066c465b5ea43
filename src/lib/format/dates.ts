import { htmlLang, type Locale } from './locale.ts';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Cached by language: creating a formatter takes longer than rendering the rest of a card. */
function formatOf(locale: Locale): Intl.DateTimeFormat {
  const formatter =
    formats.get(locale) ?? new Intl.DateTimeFormat(htmlLang[locale], { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, formatter);
  return formatter;
}

/** Whether a text is an existing calendar day as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Formats a day such as `2026-11-16` in a language: `November 16, 2026`. Returns a text that is not a date unchanged.
 */
export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) return day;
  return formatOf(locale).format(date);
}

/** Formats a day such as `2026-12-25` with its weekday: `Friday, December 25, 2026`. */
export const formatWeekday = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(htmlLang[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Time zone of sites that configure none. */
export const defaultTimeZone = 'America/New_York';

/** Whether a text names a time zone, such as `America/New_York`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns a format of days in a time zone as `YYYY-MM-DD`. */
export const dayFormat = (timeZone: string): Intl.DateTimeFormat =>
  // Canadian English formats numeric dates as ISO days.
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/**
 * Returns the calendar day of a moment at the bank's location, `YYYY-MM-DD`.
 *
 * @param timeZone such as `America/New_York`.
 */
export const bankDay = (moment: Date, timeZone: string): string => dayFormat(timeZone).format(moment);

/** Formats the month of a day such as `2026-11-16`: `Nov 2026`. */
export const formatMonth = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(htmlLang[locale], { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Returns the weekday of a date such as `2026-12-25`: 0 is Monday. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the name of a weekday, of which 0 is Monday: `Tuesday`. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  new Intl.DateTimeFormat(htmlLang[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    // The first of January 2024 was a Monday.
    Date.UTC(2024, 0, 1 + weekday),
  );

/** Joins texts as a sentence does: `Tuesday, Wednesday, and Thursday`. */
export const listOf = (texts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(htmlLang[locale]).format(texts);

/** Returns the date some days after another, or before it. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the date that is so many months after another: the last of its month if that has no such day. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
