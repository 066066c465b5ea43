import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Fix, Problem } from '#composer/problems/problem.ts';
import { problemOver, type Located } from '#composer/problems/problemAt.ts';
import { applied, bracketFault, firstError } from './bracketFault.ts';
import { fileCodes } from './fileCodes.ts';

const words: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This is not JSON: text needs double quotes around it.',
  InvalidNumberFormat: 'This is not a valid JSON number. Write it as 0.5 or 12.',
  PropertyNameExpected: 'Expected a name in double quotes here.',
  ValueExpected: 'Expected a value here: text in quotes, a number, true, false, [ … ] or { … }.',
  ColonExpected: 'Expected a colon between the name and its value.',
  CommaExpected: 'Expected a comma before this.',
  EndOfFileExpected: 'Nothing may follow the closing bracket of the definition.',
  UnexpectedEndOfComment: 'This comment is never closed by “*/”.',
  UnexpectedEndOfString: 'This text has no closing quote on its line.',
  UnexpectedEndOfNumber: 'This number is incomplete.',
  InvalidUnicode: 'A “\\u” in text must be followed by four hexadecimal digits.',
  InvalidEscapeCharacter: 'A backslash in text must be doubled: “\\\\”.',
  InvalidCharacter: 'Text cannot contain a line break or tab; write “\\n” or “\\t”.',
};

/** Describes the parser's first error in plain words. Later errors are usually consequences of the first. */
export function syntaxProblem(
  source: Located & { readonly text: string },
  { error, offset, length }: ParseError,
): Problem {
  const place = bracketPlace(source, offset) ?? problemPlace(source.text, error, offset, length);
  const { fix } = place;
  const detail = place.detail ?? words[printParseErrorCode(error)] ?? 'This is not valid JSON.';
  return problemOver(source, fileCodes['json-syntax'], place.offset, place.length, {
    parameters: { detail },
    ...(fix && passes(source.text, fix, offset + length) && { fix }),
  });
}

/** Whether a fix leads the parser past the token at which it failed. */
function passes(text: string, fix: Fix, end: number): boolean {
  const next = firstError(applied(text, fix));
  return next === undefined || next.offset >= end + fix.text.length - fix.length;
}

interface Place {
  offset: number;
  length: number;
  detail?: string;
  fix?: Fix;
}

/** Describes a bracket without a partner, if that is why the parser failed. */
function bracketPlace(source: Located & { readonly text: string }, offset: number): Place | undefined {
  const { text } = source;
  const fault = bracketFault(text);
  if (!fault || fault.offset > offset) return undefined;
  const { place, opener, fix } = fault;
  const detail =
    opener === undefined
      ? `This “${text[place] ?? ''}” closes nothing. It is one too many, or its opening bracket is missing.`
      : `The ${text[opener] === '[' ? 'list' : 'object'} that begins on line ${source.position(opener).line} is not closed.`;
  return { offset: place, length: 1, detail, ...(fix && { fix }) };
}

/** Returns the place that the author must change, which is not always where the parser failed. */
function problemPlace(text: string, error: ParseError['error'], offset: number, length: number): Place {
  const before = lastCharacter(text, offset);
  if (text[before] === ',' && /^[}\]]/.test(text.slice(offset, offset + 1))) {
    const place = { offset: before, length: 1 };
    const detail = 'Unexpected trailing comma: nothing follows it before the closing bracket.';
    return { ...place, detail, fix: { ...place, text: '' } };
  }
  if (text[offset] === ',' && text[before] === ',') {
    const place = { offset, length: 1 };
    return { ...place, detail: 'One comma too many.', fix: { ...place, text: '' } };
  }
  if (text[before] === '"' && before === offset - 1 && /[\p{L}\p{N}]/u.test(text[offset] ?? '')) {
    const detail = 'The text ends here. A quote inside text needs a backslash: \\".';
    return { offset: before, length: 1, detail };
  }
  if (printParseErrorCode(error) === 'CommaExpected' && before >= 0) {
    const fix = { offset: before + 1, length: 0, text: ',' };
    return { offset: before, length: 1, detail: 'Expected a comma after this.', fix };
  }
  if (text[offset] === "'")
    return { offset, length, detail: 'Text needs double quotes ("), not single quotes.' };
  if (/[“”„]/.test(text[offset] ?? ''))
    return { offset, length, detail: 'Text needs straight quotes ("), not curly quotes.' };
  return offset >= text.length ? { offset: Math.max(before, 0), length: 1 } : { offset, length };
}

/** Returns the offset of the last character before `offset` that is neither white space nor in a comment, or -1. */
function lastCharacter(text: string, offset: number): number {
  const blank = text
    .slice(0, offset)
    .replace(/"(?:[^"\\\n]|\\.)*"|\/\/.*|\/\*[\s\S]*?\*\//g, (part) =>
      part.startsWith('"') ? part : ' '.repeat(part.length),
    );
  return blank.trimEnd().length - 1;
}
