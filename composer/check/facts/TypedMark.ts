import type { Span, TextKind } from '#content/MarkupNode.ts';

/** Problems with markup that is published as typed; see `textCodes`. */
export type TypedCode =
  | 'double-braces'
  | 'open-braces'
  | 'link-as-typed'
  | 'link-without-text'
  | 'mark-as-typed'
  | 'line-mark-as-typed'
  | 'table-as-typed'
  | 'bullet-as-typed'
  | 'escape-as-typed'
  | 'entity-as-typed'
  | 'note-as-typed'
  | 'note-mark'
  | 'markup-in-plain-text';

/** Markup in an author's text that visitors see as it is typed. */
export interface TypedMark extends Span {
  readonly code: TypedCode;
  /** Why it is no markup. */
  readonly why?: string;
  /** The text that must replace it, if that is certain. */
  readonly instead?: string;
}

/** What patterns look for marks in. */
export interface TypedText {
  /** The author's text. */
  readonly text: string;
  /**
   * The same text with U+FFFC in place of all that is not shown as typed: real markup, code, escaped characters. Line
   * breaks stay.
   */
  readonly typed: string;
  readonly kind: TextKind;
}

/** Finds marks of one sort. */
export type TypedPattern = (text: TypedText) => readonly TypedMark[];
