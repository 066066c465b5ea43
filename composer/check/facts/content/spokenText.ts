import type { MarkupNode, TextKind } from '#content/MarkupNode.ts';
import { readMarkup } from '#content/readMarkup.ts';
import { shownText } from './shownText.ts';

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
