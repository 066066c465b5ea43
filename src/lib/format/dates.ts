import { htmlLang, type Locale } from './locale.ts';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Made once a language: making one takes longer than all else of a card. */
function formatOf(locale: Locale): Intl.DateTimeFormat {
  const known =
    formats.get(locale) ?? new Intl.DateTimeFormat(htmlLang[locale], { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, known);
  return known;
}

/** Whether a text is a calendar day that exists, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A calendar day such as `2026-11-16` in the words of a language: `November 16, 2026`. The text itself when it is no date. */
export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) return day;
  return formatOf(locale).format(date);
}

/** Where the days of a site begin and end that names no other time zone. */
export const defaultTimeZone = 'America/New_York';

/** The calendar day of a moment where the bank is, `YYYY-MM-DD`. @param timeZone such as `America/New_York`. */
export function bankDay(moment: Date, timeZone: string): string {
  // The locale whose short dates are ISO days.
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}
