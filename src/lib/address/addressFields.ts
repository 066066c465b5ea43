/** Invisible characters that reverse the text around them or break lines. */
const unseen = /[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Reads a text field from a query. Anyone can write a link, so the value is cleaned and shortened; empty if the field
 * is missing.
 *
 * @param longest maximum number of characters.
 */
export const textField = (fields: URLSearchParams, name: string, longest: number): string =>
  Array.from((fields.get(name) ?? '').replace(unseen, ' ').trim())
    .slice(0, longest)
    .join('');

/** Higher than the last page of any list, and safe to calculate with. */
const lastPage = 100_000;

/** Reads the page number of a list from a query. Returns at least 1; the list may have fewer pages. */
export function pageField(fields: URLSearchParams): number {
  const page = Math.trunc(Number(fields.get('page')));
  return Number.isNaN(page) ? 1 : Math.min(Math.max(1, page), lastPage);
}
