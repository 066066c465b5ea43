/**
 * How marks in an author's text are read: `plain` has nothing but placeholders, `inline` what stands inside a paragraph,
 * `rich` paragraphs and other blocks.
 */
export type TextKind = 'plain' | 'inline' | 'rich';

/** A part of the author's text; offsets count UTF-16 code units, as those of strings do. */
export interface Span {
  readonly index: number;
  readonly length: number;
}

interface Leaf<Type extends string> extends Span {
  readonly type: Type;
}
interface Parent<Type extends string> extends Leaf<Type> {
  readonly children: readonly MarkupNode[];
}

/** Text as it is read: without backslashes, its numeric entities resolved. */
export interface TextNode extends Leaf<'text'> {
  readonly text: string;
}
/** A code span or, of rich text, a block of code. */
export interface CodeNode extends Leaf<'code' | 'codeBlock'> {
  readonly text: string;
}
/** HTML, which shows as typed. A block of it stands for itself and ends with an empty line. */
export interface HtmlNode extends Leaf<'html' | 'htmlBlock'> {
  readonly text: string;
}
export interface LinkNode extends Parent<'link'> {
  readonly href: string;
  /** Where the target is written; absent when a `definition` has it. */
  readonly target?: Span;
  /** True for an address in plain sight or in angle brackets, which is its own text. */
  readonly isAddress: boolean;
}
/** `[name]: /target.html`, which links refer to and nobody sees. */
export interface DefinitionNode extends Leaf<'definition'> {
  readonly href: string;
  readonly target: Span;
}
export interface FootnoteNode extends Leaf<'footnote'> {
  readonly key: string;
  readonly target: Span;
}
/** A name in braces. Its children are the words of a passage, or what stands in braces that are none. */
export interface PlaceholderNode extends Parent<'placeholder'> {
  readonly kind: 'word' | 'rate' | 'visitor' | 'passage' | 'unknown';
  readonly key: string;
  readonly target: Span;
  readonly fallback: string;
}
export interface HeadingNode extends Parent<'heading'> {
  /** 2 to 6: the page has one heading of level 1, and it is not in text. */
  readonly level: number;
}
export interface ListNode extends Parent<'list'> {
  /** The first number of a numbered list. */
  readonly start?: number;
}

/**
 * What author text consists of. A `table` holds a `caption`, if it has one, and `row`s of `cell`s; the first row is its
 * head. An `image` is not allowed in text: its children are its alternative text.
 */
export type MarkupNode =
  | TextNode
  | CodeNode
  | HtmlNode
  | LinkNode
  | DefinitionNode
  | FootnoteNode
  | PlaceholderNode
  | HeadingNode
  | ListNode
  | Leaf<'break'>
  | Leaf<'rule'>
  | Parent<'strong' | 'em' | 'del' | 'image'>
  | Parent<'paragraph' | 'quote' | 'item' | 'table' | 'caption' | 'row' | 'cell'>;

/** Calls `visit` for each node in reading order, a node before its children. */
export function visitMarkup(nodes: readonly MarkupNode[], visit: (node: MarkupNode) => void): void {
  for (const node of nodes) {
    visit(node);
    if ('children' in node) visitMarkup(node.children, visit);
  }
}
