import type { MarkupNode, TextKind } from '#content/MarkupNode.ts';
import { readMarkup } from '#content/readMarkup.ts';
import { shownText } from './shownText.ts';

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
