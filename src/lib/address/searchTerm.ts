/** Words removed from outgoing queries, unless the site configures others (SRCH-08). */
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
 * Cleans a visitor's text for the search service: removes angle brackets, single quotes, dots and suspicious words
 * until none remain, so that `scrscriptipt` does not turn into `script`, and escapes quotation marks and backslashes.
 * This protects the service; pages are safe without it because they show the term as text only. Returns an empty string
 * if nothing remains to search for (SRCH-08).
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
    term = term
      .replace(/[<>'.]/g, '')
      .replace(/\s+/g, ' ')
      .replace(pattern, '');
  }
  const trimmed = term.trim();
  // A backslash before a quotation mark would cancel the mark's own.
  return trimmed === 'null' ? '' : trimmed.replace(/["\\]/g, '\\$&');
}
