/** Values that only the visitor's browser knows; see `src/behaviours/page/placeholders.ts`. */
export const visitorPlaceholders = ['date', 'zipcode', 'firstname'] as const;

/**
 * A name in braces: a word, a rate, or the date of a rate of the site by its key, a value that the visitor's browser knows, or a passage in
 * the language with the code `key`. If the name is unknown, `key` is the whole content of the braces.
 */
export interface Placeholder {
  readonly kind: 'word' | 'rate' | 'rate-date' | 'visitor' | 'passage' | 'unknown';
  readonly key: string;
  /** Offset of `key` from the opening brace. */
  readonly keyStart: number;
  /** Shown until the value is known. For a passage: its words. */
  readonly fallback: string;
  /** As the author wrote it, including the braces. */
  readonly raw: string;
}

const inBraces = /\{([^{}|]*)(?:\|([^{}]*))?\}/;
const languageCode = /^[a-z]{2,3}$/;
const visitorNames: ReadonlySet<string> = new Set(visitorPlaceholders);

function placeholderOf({ 0: raw, 1: name = '', 2: fallback }: RegExpExecArray): Placeholder {
  const known = (kind: Placeholder['kind'], prefix = '') => ({
    kind,
    key: name.slice(prefix.length),
    keyStart: 1 + prefix.length,
    fallback: fallback ?? '',
    raw,
  });
  for (const kind of ['word', 'rate', 'rate-date'] as const)
    if (name.startsWith(`${kind}:`)) return known(kind, `${kind}:`);
  if (visitorNames.has(name)) return known('visitor');
  if (name.startsWith('lang:') && languageCode.test(name.slice(5)) && fallback !== undefined)
    return known('passage', 'lang:');
  return { kind: 'unknown', key: raw.slice(1, -1), keyStart: 1, fallback: '', raw };
}

/**
 * Returns the part of a placeholder that can contain markup itself: the words of a passage, or the content of unknown
 * braces.
 */
export function insideOf({ kind, key, fallback, raw }: Placeholder): { words: string; start: number } {
  const words = kind === 'passage' ? fallback : kind === 'unknown' ? key : '';
  return { words, start: raw.length - 1 - words.length };
}

/** Returns the placeholder at the start of a text, if there is one. */
export function placeholderAtStart(text: string): Placeholder | undefined {
  if (!text.startsWith('{')) return undefined;
  const match = inBraces.exec(text);
  return match?.index === 0 ? placeholderOf(match) : undefined;
}

const inPlainText = new RegExp(`\\\\[{}]|${inBraces.source}`, 'g');

/** Finds the placeholders and escaped braces in a text without other markup. */
export function plainPlaceholders(
  text: string,
): { readonly index: number; readonly found: Placeholder | string }[] {
  if (!text.includes('{') && !text.includes('\\')) return [];
  return [...text.matchAll(inPlainText)].map((match) => ({
    index: match.index,
    found: match[0].startsWith('\\') ? match[0] : placeholderOf(match),
  }));
}
