import type { MarkupNode, Span, TextKind } from '#content/MarkupNode.ts';
import { readMarkup } from '#content/readMarkup.ts';

/** The text that visitors read, and its position in the author's text. */
export interface ShownText {
  readonly text: string;
  /** Maps a range of this text to the author's text. */
  readonly placeOf: (index: number, length: number) => Span;
}

/** Nodes that end with a line break. */
const lines: ReadonlySet<MarkupNode['type']> = new Set([
  'paragraph',
  'heading',
  'item',
  'caption',
  'row',
  'codeBlock',
  'htmlBlock',
]);

/**
 * Returns the text of nodes without its markup. Each block ends with a line break.
 *
 * @param instead Returns the text to use for a node, or `undefined` to use its own.
 */
export function shownText(
  nodes: readonly MarkupNode[],
  instead: (node: MarkupNode) => string | undefined = () => undefined,
): ShownText {
  const [only] = nodes;
  // Fast path: most texts have no markup.
  if (nodes.length === 1 && only?.type === 'text' && only.text.length === only.length) {
    const placeOf = (index: number, length: number) => ({ index: only.index + index, length });
    return { text: only.text, placeOf };
  }
  const pieces: { readonly start: number; readonly words: string; readonly node: Span }[] = [];
  let text = '';
  const add = (words: string, node: Span) => {
    if (words !== '') pieces.push({ start: text.length, words, node });
    text += words;
  };
  const read = (node: MarkupNode) => {
    const words = instead(node) ?? ownWords(node);
    if (words !== undefined) add(words, node);
    else if ('children' in node) node.children.forEach(read);
    if (lines.has(node.type)) text += '\n';
    else if (node.type === 'cell') text += ' ';
  };
  nodes.forEach(read);
  const placeAt = (at: number, after: 0 | 1) => {
    const { start, words, node } = pieces.findLast((piece) => piece.start <= at) ?? whole;
    // An entity or an escaped character is longer in the source than in the text, so the range covers all of it.
    if (words.length !== node.length) return node.index + after * node.length;
    return node.index + Math.min(at - start + after, node.length);
  };
  const placeOf = (index: number, length: number) => {
    const begin = placeAt(index, 0);
    return { index: begin, length: Math.max(0, placeAt(index + length - 1, 1) - begin) };
  };
  return { text, placeOf };
}

const whole = { start: 0, words: '', node: { index: 0, length: 0 } };

/** Returns the node's own text, without that of its children. */
function ownWords(node: MarkupNode): string | undefined {
  if ('text' in node) return node.text;
  if (node.type === 'break') return ' ';
  return node.type === 'placeholder' && node.kind !== 'passage' && node.kind !== 'unknown'
    ? node.fallback
    : undefined;
}

/** An author's text, and how it reads; read when it is needed. */
export class SpokenText {
  readonly written: string;
  readonly #kind: TextKind;
  #spoken: string | undefined;

  constructor(written: string, kind: TextKind) {
    this.written = written;
    this.#kind = kind;
  }

  /** The text as `spokenText` returns it. */
  get spoken(): string {
    this.#spoken ??= spokenText(this.written, this.#kind);
    return this.#spoken;
  }
}

/** Returns how a quote may read: it may be copied with its markup, including that of a heading or a list. */
export const spokenQuote = (quote: string): readonly string[] => [
  ...new Set([spokenText(quote, 'inline'), spokenText(quote, 'rich')]),
];

/** Normalizes author text for comparison: without markup, in lower case, with one kind of space and apostrophe. */
export function spokenText(text: string, kind: TextKind): string {
  const asWritten = (node: MarkupNode) =>
    node.type === 'placeholder' ? text.slice(node.index, node.index + node.length) : undefined;
  return shownText(readMarkup(text, kind), asWritten)
    .text.replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
