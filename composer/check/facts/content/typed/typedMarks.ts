import { type MarkupNode, type Span, type TextKind, visitMarkup } from '#content/MarkupNode.ts';
import { readMarkup } from '#content/readMarkup.ts';
import type { TypedMark, TypedText } from '#composer/check/facts/Fact.ts';
import { linePatterns } from './lineMarks.ts';
import { spanPatterns } from './spanMarks.ts';

/** A word in square brackets that is no link. */
export interface Bracket extends Span {
  readonly key: string;
}

/** Matches texts that may have such marks; most have none. */
export const mayHaveTypedMarks =
  /[*_~`|\\†‡¹⁴-⁹{[]|&[#a-z]|<[/a-z]|#{2}|^[ \t]*(?:[•·▪◦‣●○■□◆➢#+–—-]|\d{1,2}[.)]\p{L})/imu;

/**
 * How many replacements of one text are tried, because the text is read again for each. Once these are made, the next
 * ones are tried.
 */
const mostTried = 20;

/** Finds the marks in an author's text that are published as typed. */
export function typedMarks(
  text: string,
  kind: TextKind,
  nodes: readonly MarkupNode[],
): { readonly marks: readonly TypedMark[]; readonly brackets: readonly Bracket[] } {
  const typed = typedText(text, nodes);
  const found = marksIn({ text, typed, kind }, nodes);
  let tried = 0;
  const marks = found.map((mark) => {
    if (mark.instead === undefined) return mark;
    if (tried++ < mostTried && mends(text, kind, mark, found)) return mark;
    const { instead: _useless, ...described } = mark;
    return described;
  });
  return { marks, brackets: kind === 'plain' ? [] : bracketsIn(typed) };
}

const bracketsIn = (typed: string): Bracket[] =>
  [...typed.matchAll(/(?<!\])\[([\w.-]{1,60})\](?![([:])/g)].map(({ 0: { length }, 1: key = '', index }) => ({
    key,
    index,
    length,
  }));

/** Whether the text has one such mark less, and no other, after the replacement. */
function mends(text: string, kind: TextKind, mark: TypedMark, found: readonly TypedMark[]): boolean {
  const { index, length, instead = '', code } = mark;
  const changed = text.slice(0, index) + instead + text.slice(index + length);
  const nodes = readMarkup(changed, kind);
  const left = marksIn({ text: changed, typed: typedText(changed, nodes), kind }, nodes);
  const count = (marks: readonly TypedMark[]) => marks.filter((other) => other.code === code).length;
  return left.length < found.length && count(left) < count(found);
}

function marksIn(whole: TypedText, nodes: readonly MarkupNode[]): readonly TypedMark[] {
  const marks = [
    ...nodeMarks(whole, nodes),
    ...(mayHaveTypedMarks.test(whole.typed) ? patterns.flatMap((pattern) => pattern(whole)) : []),
  ];
  // Where marks overlap, the first that was found says it all.
  const taken = new Uint8Array(whole.text.length);
  const kept = marks.filter(({ index, length }) => {
    const isFree = !taken.subarray(index, index + length).includes(1);
    if (isFree) taken.fill(1, index, index + length);
    return isFree;
  });
  return kept.toSorted((one, other) => one.index - other.index);
}

const patterns = [...spanPatterns, ...linePatterns];

const masked = '\uFFFC';

const mask = (text: string) => text.replace(/[^\n]/g, masked);

function typedText(text: string, nodes: readonly MarkupNode[]): string {
  let typed = '';
  visitMarkup(nodes, (node) => {
    if (node.type !== 'text' || node.index < typed.length) return;
    const written = text.slice(node.index, node.index + node.length);
    // An escape or an entity is longer than what it shows.
    if (written === node.text) typed += mask(text.slice(typed.length, node.index)) + written;
  });
  return typed + mask(text.slice(typed.length));
}

/** Marks that the nodes show: placeholders in two pairs of braces, links without text. */
function nodeMarks({ text, typed }: TypedText, nodes: readonly MarkupNode[]): TypedMark[] {
  const marks: TypedMark[] = [];
  visitMarkup(nodes, (node) => {
    const { index, length } = node;
    const end = index + length;
    if (node.type === 'placeholder' && typed[index - 1] === '{' && typed[end] === '}')
      marks.push({
        code: 'double-braces',
        index: index - 1,
        length: length + 2,
        instead: text.slice(index, end),
      });
    if (node.type === 'link' && isEmpty(node.children))
      marks.push({ code: 'link-without-text', index, length });
  });
  return marks;
}

/** Whether nodes show nothing. Placeholders and footnotes will show something. */
function isEmpty(nodes: readonly MarkupNode[]): boolean {
  let hasWords = false;
  visitMarkup(nodes, (node) => {
    if (node.type === 'placeholder' || node.type === 'image' || ('text' in node && node.text.trim() !== ''))
      hasWords = true;
  });
  return !hasWords;
}
