/**
 * Which markup an author's text can contain. `plain`: only placeholders. `inline`: the markup of a paragraph. `rich`:
 * also paragraphs and other blocks.
 */
export type TextKind = 'plain' | 'inline' | 'rich';

/** A range of the author's text, in UTF-16 code units like string indexes. */
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

/** Text without backslash escapes, with numeric entities decoded. */
export interface TextNode extends Leaf<'text'> {
  readonly text: string;
}
/** A code span, or a code block in rich text. */
export interface CodeNode extends Leaf<'code' | 'codeBlock'> {
  readonly text: string;
}
/** HTML, which is displayed literally. An HTML block ends at an empty line. */
export interface HtmlNode extends Leaf<'html' | 'htmlBlock'> {
  readonly text: string;
}
export interface LinkNode extends Parent<'link'> {
  readonly href: string;
  /** The position of the target; absent if it is in a `definition`. */
  readonly target?: Span;
  /** True for a bare URL or one in angle brackets, which is its own link text. */
  readonly isAddress: boolean;
}
/** `[name]: /target.html`, an invisible link target that links refer to. */
export interface DefinitionNode extends Leaf<'definition'> {
  readonly href: string;
  readonly target: Span;
}
export interface FootnoteNode extends Leaf<'footnote'> {
  readonly key: string;
  readonly target: Span;
}
/** A name in braces. Its children are the words of a passage or, if the name is unknown, the content of the braces. */
export interface PlaceholderNode extends Parent<'placeholder'> {
  readonly kind: 'word' | 'rate' | 'rate-date' | 'visitor' | 'passage' | 'unknown';
  readonly key: string;
  readonly target: Span;
  readonly fallback: string;
}
export interface HeadingNode extends Parent<'heading'> {
  /** 2 to 6: the page's only level 1 heading is never in author text. */
  readonly level: number;
}
export interface ListNode extends Parent<'list'> {
  /** The first number of an ordered list. */
  readonly start?: number;
}

/**
 * The nodes of author text. A `table` contains an optional `caption`, then `row`s of `cell`s; the first row is the
 * header. An `image` is not allowed in text; its children are its alternative text.
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

/** Calls `visit` for each node in reading order, parents before their children. */
export function visitMarkup(nodes: readonly MarkupNode[], visit: (node: MarkupNode) => void): void {
  for (const node of nodes) {
    visit(node);
    if ('children' in node) visitMarkup(node.children, visit);
  }
}
