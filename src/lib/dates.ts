import { htmlLang, type Locale } from './locale.ts';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Made once a language: making one takes longer than all else of a card. */
function formatOf(locale: Locale): Intl.DateTimeFormat {
  const known =
    formats.get(locale) ?? new Intl.DateTimeFormat(htmlLang[locale], { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, known);
  return known;
}

/** A calendar day such as `2026-11-16` in the words of a language: `November 16, 2026`. The text itself when it is no date. */
export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) return day;
  return formatOf(locale).format(date);
}
