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

/** Time zone of sites that configure none. */
export const defaultTimeZone = 'America/New_York';

/**
 * Returns the calendar day of a moment at the bank's location, `YYYY-MM-DD`.
 *
 * @param timeZone such as `America/New_York`.
 */
export function bankDay(moment: Date, timeZone: string): string {
  // Canadian English formats numeric dates as ISO days.
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}
