import { readCookie } from '#lib/visitor/cookies.ts';

/** Formats a date as month name, two-digit day and year in the page's language (PAGE-08, PAGE-14). */
export function placeholderDate(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', day: '2-digit', year: 'numeric' }).format(date);
}

/**
 * Returns the visitor's value for a placeholder (`date`, `firstname` or `zipcode`), or `undefined` if it is missing or
 * invalid (PAGE-08).
 */
export function visitorValue(name: string | undefined): string | undefined {
  if (name === 'date') return placeholderDate(new Date(), document.documentElement.lang || 'en-US');
  if (name === 'firstname') return readCookie('firstname')?.trim() || undefined;
  const zip = name === 'zipcode' ? readCookie('zipcode') : undefined;
  return zip !== undefined && /^\d{5}$/.test(zip) ? zip : undefined;
}
