import type { Tokens } from 'marked';
import { Excerpt } from './Excerpt.ts';
import type { MarkupNode, Span, TextKind } from './MarkupNode.ts';
import { blockTokens, inlineTokens, innerTokens, type MarkupToken } from './markupTokens.ts';
import { insideOf, type Placeholder, plainPlaceholders } from './placeholders.ts';

/** Matches text that may contain markup. */
const mayHaveMarks = /[*_`[{\\<~\n\r@]|&#|:\/\/|www\./;
/** Matches text that can only be a paragraph. */
const isOneParagraph = /^\p{L}.*\S$/u;

/**
 * Parses an author's text into nodes with their positions. Rendering, checks and everything else that processes author
 * text use this function, so that they all agree on what is a link, for example.
 */
export function readMarkup(text: string, kind: TextKind): readonly MarkupNode[] {
  if (kind === 'plain') return plainNodes(text);
  if (!mayHaveMarks.test(text) && (kind === 'inline' || isOneParagraph.test(text)))
    return asTyped(text, kind);
  try {
    return kind === 'inline'
      ? inlineNodes(inlineTokens(text), Excerpt.whole(text))
      : blockNodes(blockTokens(text), Excerpt.whole(text));
  } catch (error) {
    // Markup nested so deeply that the parser overflows the stack is never intentional: treat it as plain text.
    if (error instanceof RangeError) return asTyped(text, kind);
    throw error;
  }
}

const textNode = (text: string, index: number, length = text.length): MarkupNode => ({
  type: 'text',
  text,
  index,
  length,
});

function asTyped(text: string, kind: TextKind): readonly MarkupNode[] {
  const words = textNode(text, 0);
  return kind === 'rich'
    ? [{ type: 'paragraph', children: [words], index: 0, length: text.length }]
    : [words];
}

function plainNodes(text: string): readonly MarkupNode[] {
  const placeholders = plainPlaceholders(text);
  if (placeholders.length === 0) return [textNode(text, 0)];
  let end = 0;
  const nodes = placeholders.flatMap(({ index, found }): MarkupNode[] => {
    const before = text.slice(end, index);
    const words = before === '' ? [] : [textNode(before, end)];
    end = index + (typeof found === 'string' ? found : found.raw).length;
    if (typeof found === 'string') return [...words, textNode(found.slice(1), index, found.length)];
    const inside = insideOf(found);
    const children = inside.words === '' ? [] : [textNode(inside.words, index + inside.start)];
    const target = { index: index + found.keyStart, length: found.key.length };
    return [...words, placeholderNode(found, target, children, { index, length: found.raw.length })];
  });
  return end < text.length ? [...nodes, textNode(text.slice(end), end)] : nodes;
}

const placeholderNode = (
  { kind, key, fallback }: Placeholder,
  target: Span,
  children: readonly MarkupNode[],
  place: Span,
): MarkupNode => ({ type: 'placeholder', kind, key, target, fallback, children, ...place });

/** Converts consecutive tokens of `source` to nodes. */
function inlineNodes(tokens: readonly MarkupToken[], source: Excerpt): MarkupNode[] {
  let at = 0;
  return tokens.map((token) => {
    const node = inlineNode(token, source.part(at, token.raw.length));
    at += token.raw.length;
    return node;
  });
}

function inlineNode(token: MarkupToken, source: Excerpt): MarkupNode {
  const place = source.span();
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del': {
      const { type, raw, text } = token;
      const inside = source.part((raw.length - text.length) / 2, text.length);
      return { type, children: inlineNodes(innerTokens(token), inside), ...place };
    }
    case 'codespan':
      return { type: 'code', text: token.text, ...place };
    case 'br':
      return { type: 'break', ...place };
    case 'html':
      return { type: 'html', text: token.raw, ...place };
    case 'link':
      return linkNode(token, source);
    case 'image': {
      const alt = source.part(2, token.raw.length - 2).withoutBackslashes(token.text).excerpt;
      return { type: 'image', children: inlineNodes(innerTokens(token), alt), ...place };
    }
    case 'footnote':
      return { type: 'footnote', key: token.key, target: source.span(2, token.key.length), ...place };
    case 'placeholder': {
      const { placeholder } = token;
      const { words, start } = insideOf(placeholder);
      const children = inlineNodes(innerTokens(token), source.part(start, words.length));
      const target = source.span(placeholder.keyStart, placeholder.key.length);
      return placeholderNode(placeholder, target, children, place);
    }
    default:
      return { type: 'text', text: 'text' in token ? token.text : token.raw, ...place };
  }
}

function linkNode(token: Tokens.Link, source: Excerpt): MarkupNode {
  const { raw, text, href } = token;
  const place = source.span();
  if (token.autolink) {
    const address = source.part(raw.startsWith('<') ? 1 : 0, text.length);
    const children = inlineNodes(innerTokens(token), address);
    return { type: 'link', href, target: address.span(), isAddress: true, children, ...place };
  }
  const { excerpt, length } = source.part(1, raw.length - 1).withoutBackslashes(text);
  const children = inlineNodes(innerTokens(token), excerpt);
  const begin = /^\]\(\s*<?/.exec(raw.slice(1 + length))?.[0].length;
  const target = begin === undefined ? undefined : writtenAddress(source, 1 + length + begin, href);
  return { type: 'link', href, ...(target && { target }), isAddress: false, children, ...place };
}

/** Returns the position of a link target that starts at `start`. In the source it may contain backslashes. */
const writtenAddress = (source: Excerpt, start: number, href: string): Span =>
  source.span(start, source.part(start, source.text.length - start).withoutBackslashes(href).length);

/**
 * Joins consecutive blocks to one text. Each block starts on a new line, except after the checkbox of a task list item.
 */
function textOf(tokens: readonly MarkupToken[]): {
  readonly text: string;
  readonly starts: readonly number[];
} {
  let text = '';
  const starts = tokens.map(({ type, raw }, at) => {
    const isNewLine = at === 0 || type === 'space' || tokens[at - 1]?.type === 'checkbox';
    if (!isNewLine && !text.endsWith('\n')) text += '\n';
    const start = text.length;
    text += raw;
    return start;
  });
  return { text, starts };
}

function blockNodes(tokens: readonly MarkupToken[], container: Excerpt): MarkupNode[] {
  const { text, starts } = textOf(tokens);
  const source = container.withoutLineStarts(text);
  const nodes = tokens.flatMap((token, at) =>
    blockNode(token, source.part(starts[at] ?? 0, token.raw.length)),
  );
  return nodes.flatMap((node, at) => {
    const next = nodes[at + 1];
    if (next?.type === 'table' && captionOf(node)) return [];
    const caption = node.type === 'table' && captionOf(nodes[at - 1]);
    return [caption ? { ...node, children: [caption, ...node.children] } : node];
  });
}

/** A paragraph that starts with this is the caption of the table that follows. */
const captionMark = 'Table: ';

function captionOf(node: MarkupNode | undefined): MarkupNode | undefined {
  if (node?.type !== 'paragraph') return undefined;
  const [first, ...rest] = node.children;
  if (first?.type !== 'text' || !first.text.startsWith(captionMark)) return undefined;
  const { length } = captionMark;
  const words: MarkupNode = {
    type: 'text',
    text: first.text.slice(length),
    index: first.index + length,
    length: first.length - length,
  };
  return { type: 'caption', index: node.index, length: node.length, children: [words, ...rest] };
}

/** Converts a block to nodes; none for an empty line. Items of a list without empty lines have no paragraphs. */
function blockNode(token: MarkupToken, source: Excerpt): MarkupNode[] {
  // Some tokens include the empty lines that follow them.
  const place = source.span(0, token.raw.trimEnd().length);
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return [{ type: 'paragraph', children: paragraphNodes(token, source), ...place }];
    case 'text':
      return paragraphNodes(token, source);
    case 'heading':
      return [headingNode(token, source, place)];
    case 'list':
      return [listNode(token, source, place)];
    case 'blockquote':
      return [{ type: 'quote', children: blockNodes(innerTokens(token), source), ...place }];
    case 'table':
      return [tableNode(token, source, place)];
    case 'hr':
      return [{ type: 'rule', ...place }];
    case 'code':
      return [{ type: 'codeBlock', text: token.text, ...place }];
    case 'html':
      return [{ type: 'htmlBlock', text: token.raw, ...place }];
    case 'def': {
      const { href, raw } = token;
      const begin = /^ {0,3}\[(?:\\[^]|[^\\\]])*\]:\s*<?/.exec(raw)?.[0].length ?? 0;
      return [{ type: 'definition', href, target: writtenAddress(source, begin, href), ...place }];
    }
    default:
      return [inlineNode(token, source)];
  }
}

/** @param token a paragraph whose lines may have been indented. */
function paragraphNodes(token: Tokens.Paragraph | Tokens.Text, source: Excerpt): MarkupNode[] {
  const { raw, text } = token;
  const [first] = innerTokens(token);
  // The lexer reads the text of a task list item without its checkbox, but puts the checkbox back in front of its
  // tokens.
  const words = first?.type === 'checkbox' && !text.startsWith(first.raw) ? first.raw + text : text;
  const whole = raw.startsWith(words) ? source.part(0, words.length) : source.withoutLineStarts(words);
  return inlineNodes(innerTokens(token), whole);
}

function headingNode(token: Tokens.Heading, source: Excerpt, place: Span): MarkupNode {
  const { raw, text, depth } = token;
  const begin = /^ {0,3}#{1,6}[ \t]+/.exec(raw)?.[0].length ?? raw.length - raw.trimStart().length;
  const children = inlineNodes(innerTokens(token), source.part(begin, text.length));
  // The page has one h1; author text starts at h2.
  return { type: 'heading', level: Math.max(2, depth), children, ...place };
}

function listNode({ items, ordered, start }: Tokens.List, source: Excerpt, place: Span): MarkupNode {
  let at = 0;
  const children = items.map((item): MarkupNode => {
    const whole = source.part(at, item.raw.length);
    at += item.raw.length;
    const span = whole.span(0, item.raw.trimEnd().length);
    return { type: 'item', children: blockNodes(innerTokens(item), whole), ...span };
  });
  return { type: 'list', ...(ordered && { start: Number(start) }), children, ...place };
}

function tableNode({ header, rows, raw }: Tokens.Table, source: Excerpt, place: Span): MarkupNode {
  let end = -1;
  const lines = raw.split('\n').map((line) => {
    const start = end + 1;
    end = start + line.length;
    return source.part(start, line.length);
  });
  // The second line is the delimiter row.
  const children = [header, ...rows].flatMap((cells, at): MarkupNode[] => {
    const line = lines[at === 0 ? 0 : at + 1];
    return line ? [{ type: 'row', children: cellNodes(cells, line), ...line.span() }] : [];
  });
  return { type: 'table', children, ...place };
}

function cellNodes(cells: readonly Tokens.TableCell[], line: Excerpt): MarkupNode[] {
  let at = 0;
  return cells.map((cell) => {
    // A literal pipe is escaped with a backslash in the source.
    const written = cell.text.replaceAll('|', '\\|');
    const begin = Math.max(at, line.text.indexOf(written, at));
    const source = line.part(begin, written.length);
    at = begin + written.length;
    const { excerpt } = source.withoutBackslashes(cell.text);
    return { type: 'cell', children: inlineNodes(innerTokens(cell), excerpt), ...source.span() };
  });
}
