import { createScanner, parseTree, type ParseError } from 'jsonc-parser';
import type { Fix } from '#composer/problems/problem.ts';

/** The first bracket of a JSON text that has no partner. */
export interface BracketFault {
  /** Where reading the brackets fails. */
  readonly offset: number;
  /** The bracket that is not closed. `undefined` if a closing bracket has no partner. */
  readonly opener?: number;
  /** The character that the author must look at. */
  readonly place: number;
  /** Present if the text is valid with it, and its indents leave no other choice. */
  readonly fix?: Fix;
}

/** Returns the first syntax error in JSON with comments. */
export function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: false, allowTrailingComma: false });
  return errors[0];
}

/** Returns a text with a fix applied. */
export const applied = (text: string, { offset, length, text: inserted }: Fix): string =>
  text.slice(0, offset) + inserted + text.slice(offset + length);

/** Finds the first bracket that is not closed, or closes nothing. Other syntax errors are ignored. */
export function bracketFault(text: string): BracketFault | undefined {
  const byIndent = scanBrackets(text, indentFault);
  if (byIndent?.fix) return byIndent;
  const fault = scanBrackets(text, orderFault);
  if (!fault || (fault.fix && !byIndent)) return fault;
  const { fix: _uncertain, ...certain } = fault;
  return certain;
}

const closers = { '{': '}', '[': ']' } as const;

interface Open {
  readonly bracket: keyof typeof closers;
  readonly offset: number;
}

/** A token of JSON with what precedes it. */
interface Scanned {
  readonly text: string;
  readonly offset: number;
  /** Its first character. `undefined` at the end of the text. */
  readonly token: string | undefined;
  /** The brackets that are open, the innermost last. */
  readonly open: readonly Open[];
  /** Offset of the token before it. */
  readonly last: number;
  /** Ends of the two last tokens that are not commas. */
  readonly end: number;
  readonly endBefore: number;
}

/** Returns the first fault that `faultAt` finds. */
function scanBrackets(
  text: string,
  faultAt: (scanned: Scanned) => BracketFault | undefined,
): BracketFault | undefined {
  const scanner = createScanner(text, true);
  const open: Open[] = [];
  let [last, end, endBefore] = [0, 0, 0];
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const token = text[offset];
    const fault = faultAt({ text, offset, token, open, last, end, endBefore });
    if (fault || token === undefined) return fault;
    if (token === '{' || token === '[') open.push({ bracket: token, offset });
    else if (token === '}' || token === ']') open.pop();
    last = offset;
    if (token !== ',') [endBefore, end] = [end, offset + scanner.getTokenLength()];
  }
}

/** Finds a bracket that is not closed before a token that is indented no more than its line. */
function indentFault({ text, offset, token, open, end }: Scanned): BracketFault | undefined {
  const top = open.at(-1);
  if (!top || token === undefined || !text.slice(top.offset, offset).includes('\n')) return undefined;
  const outer = indentOfLine(text, top.offset);
  const own = text.slice(lineStart(text, offset), offset);
  if (own.trim() !== '' || own.length > outer.length) return undefined;
  if (own.length === outer.length && token === closers[top.bracket]) return undefined;
  return unclosed(text, offset, top, end);
}

/** Finds a bracket that is not closed before a token that cannot be inside it. */
function orderFault({ text, offset, token, open, last, end, endBefore }: Scanned): BracketFault | undefined {
  const top = open.at(-1);
  const isShort = top !== undefined && !text.slice(top.offset, offset).includes('\n');
  switch (token) {
    case undefined:
      return top && unclosed(text, offset, top, end, open.length === 1);
    case '{':
    case '[':
      // Only a name can follow a comma in an object.
      if (top?.bracket !== '{' || text[last] !== ',') return undefined;
      return unclosed(text, offset, top, end, isShort);
    case '}':
    case ']':
      if (!top) return { offset, place: offset };
      return token === closers[top.bracket]
        ? undefined
        : mismatch(text, offset, unclosed(text, offset, top, end, isShort));
    case ':':
      // A name in a list, which should have ended before it.
      if (top?.bracket !== '[' || text[last] !== '"') return undefined;
      return unclosed(text, last, top, endBefore, isShort);
    default:
      return undefined;
  }
}

function unclosed(
  text: string,
  offset: number,
  { bracket, offset: opener }: Open,
  end: number,
  isCertain = true,
): BracketFault {
  const fix = closing(text, opener, end, closers[bracket]);
  const isFix = isCertain && firstError(applied(text, fix)) === undefined;
  return { offset, opener, place: Math.max(end - 1, 0), ...(isFix && { fix }) };
}

/** If the text is only valid without a closing bracket, it is that bracket which has no partner. */
function mismatch(text: string, offset: number, fault: BracketFault): BracketFault {
  const isExtra = !fault.fix && firstError(applied(text, { offset, length: 1, text: '' })) === undefined;
  return isExtra ? { offset, place: offset } : fault;
}

/** Puts a closing bracket on its own line if what it closes has several. */
function closing(text: string, opener: number, end: number, closer: string): Fix {
  const lineBreak = /\r?\n/.exec(text.slice(opener, end))?.[0];
  const before = lineBreak === undefined ? '' : lineBreak + indentOfLine(text, opener);
  return { offset: end, length: 0, text: before + closer };
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

const indentOfLine = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
