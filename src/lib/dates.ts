import { htmlLang, type Locale } from './locale.ts';

/** A calendar day such as `2026-11-16` in the words of a language: `November 16, 2026`. The text itself when it is no date. */
export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(htmlLang[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
