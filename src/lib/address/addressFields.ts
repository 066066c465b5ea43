/** Characters that are not seen and would turn the words around them about, or break lines. */
const unseen = /[\p{Cc}\p{Bidi_Control}]/gu;

/** A text in an address, which anybody may have written; empty when it is not there. @param longest characters kept. */
export const textField = (fields: URLSearchParams, name: string, longest: number): string =>
  Array.from((fields.get(name) ?? '').replace(unseen, ' ').trim())
    .slice(0, longest)
    .join('');

/** More than any list has; a number that is safe to count with. */
const lastPage = 100_000;

/** The page of a list that an address asks for, from 1 on; there need not be such a page. */
export function pageField(fields: URLSearchParams): number {
  const page = Math.trunc(Number(fields.get('page')));
  return Number.isNaN(page) ? 1 : Math.min(Math.max(1, page), lastPage);
}
