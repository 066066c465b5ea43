/** Values only the visitor's browser knows; see `placeholders` in behaviours. */
export const visitorPlaceholders = ['date', 'zipcode', 'firstname'] as const;

/**
 * What a name in braces stands for: a word or a rate of the site by its key, a value that the visitor's browser knows, a
 * passage in the language with the code `key`, or nothing that is known; then `key` is all that stands in the braces.
 */
export interface Placeholder {
  readonly kind: 'word' | 'rate' | 'visitor' | 'passage' | 'unknown';
  readonly key: string;
  /** Where `key` begins, counted from the brace. */
  readonly keyStart: number;
  /** What shows until the value is known; the words of a passage. */
  readonly fallback: string;
  /** With its braces, as the author wrote it. */
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
  for (const kind of ['word', 'rate'] as const)
    if (name.startsWith(`${kind}:`)) return known(kind, `${kind}:`);
  if (visitorNames.has(name)) return known('visitor');
  if (name.startsWith('lang:') && languageCode.test(name.slice(5)) && fallback !== undefined)
    return known('passage', 'lang:');
  return { kind: 'unknown', key: raw.slice(1, -1), keyStart: 1, fallback: '', raw };
}

/** The part of a placeholder that has marks of its own: the words of a passage, or what stands in braces that are none. */
export function insideOf({ kind, key, fallback, raw }: Placeholder): { words: string; start: number } {
  const words = kind === 'passage' ? fallback : kind === 'unknown' ? key : '';
  return { words, start: raw.length - 1 - words.length };
}

/** The placeholder at the very beginning of a text. */
export function placeholderAtStart(text: string): Placeholder | undefined {
  if (!text.startsWith('{')) return undefined;
  const match = inBraces.exec(text);
  return match?.index === 0 ? placeholderOf(match) : undefined;
}

const inPlainText = new RegExp(`\\\\[{}]|${inBraces.source}`, 'g');

/** The placeholders of a text that has no other marks, and the braces with a backslash before them, with their places. */
export function plainPlaceholders(
  text: string,
): { readonly index: number; readonly found: Placeholder | string }[] {
  if (!text.includes('{') && !text.includes('\\')) return [];
  return [...text.matchAll(inPlainText)].map((match) => ({
    index: match.index,
    found: match[0].startsWith('\\') ? match[0] : placeholderOf(match),
  }));
}
