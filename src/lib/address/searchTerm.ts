/** Words taken out of an outgoing query unless the site configures others (SRCH-08). */
export const suspiciousWords = [
  'script',
  'style',
  'iframe',
  'frame',
  'alert',
  'xss',
  'click',
  'onmouseover',
  'src',
] as const;

/**
 * A visitor's text as the search service may get it: no angle brackets, single quotes or dots, no suspicious words,
 * until nothing is left to take out (`scrscriptipt` does not survive). It protects the service behind, not the page:
 * the page only ever shows a term as text. Empty when there is nothing to search for (SRCH-08).
 */
export function outgoingTerm(typed: string, words: readonly string[] = suspiciousWords): string {
  const pattern = new RegExp(
    [...words].map((word) => word.replace(/[^\w]/g, '\\$&')).join('|') || '(?!)',
    'gi',
  );
  let before = '';
  let term = typed;
  while (term !== before) {
    before = term;
    term = term.replace(/[<>'.]/g, '').replace(pattern, '');
  }
  const trimmed = term.replace(/"/g, '\\"').replace(/\s+/g, ' ').trim();
  return trimmed === 'null' ? '' : trimmed;
}
