import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemOver } from '#composer/problems/problemAt.ts';
import { garbledAt } from './garbled.ts';
import { jsonCodes } from './jsonCodes.ts';

/** A character of a JSON file, as written or as an escape. */
export interface Written {
  readonly char: string;
  readonly offset: number;
  readonly length: number;
}

/** Matches files that may have a problem, so that most are searched once. */
const suspects =
  // oxlint-disable-next-line no-control-regex -- control characters are what this rule is about
  /[\u007f-\u009f\u061c\u180e\u200b-\u200f\u2028\u2029\u2060-\u2064\u{e000}-\u{f8ff}\ufeff\ufff9-\ufffd\u{f0000}-\u{10ffff}]|[ÂÃÅâð]|[ãäåæçèéï][\u0080-\u00bf\u0152-\u2122]|\\[ubf]/u;
const characters = /\\u[0-9a-f]{4}|\\.|[^\0-~]/giu;
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/u;

/**
 * Reports text that was damaged before Portico read it: letters lost to another encoding, and characters that visitors
 * cannot read.
 */
export function damagedText(source: SourceFile): Problem[] {
  if (!suspects.test(source.text)) return [];
  return runsOf(source.text).flatMap((run) => problemsIn(source, run));
}

/** Returns the characters other than ASCII, and those written as escapes, in uninterrupted runs. */
function runsOf(text: string): Written[][] {
  const runs: Written[][] = [];
  let end = -1;
  for (const { 0: written, index: offset } of text.matchAll(characters)) {
    const char = charOf(written);
    if (char === undefined) continue;
    const { length } = written;
    const run = offset === end ? runs.at(-1) : undefined;
    const before = run?.at(-1);
    if (before && isPair(before.char, char))
      run?.splice(-1, 1, { char: before.char + char, offset: before.offset, length: before.length + length });
    else if (run) run.push({ char, offset, length });
    else runs.push([{ char, offset, length }]);
    end = offset + length;
  }
  return runs;
}

/** Whether two escapes are one character, such as an emoji. */
const isPair = (one: string, other: string) =>
  /^[\uD800-\uDBFF]$/.test(one) && /^[\uDC00-\uDFFF]$/.test(other);

/** Decodes an escape. `undefined` for one that is common in text. */
function charOf(written: string): string | undefined {
  if (!written.startsWith('\\')) return written;
  if (written.length === 6) return String.fromCharCode(Number.parseInt(written.slice(2), 16));
  return { '\\b': '\b', '\\f': '\f' }[written];
}

function problemsIn(source: SourceFile, run: readonly Written[]): Problem[] {
  const problems: Problem[] = [];
  for (let at = 0; at < run.length; at++) {
    const written = run[at];
    if (!written) break;
    const garbled = garbledAt(run, at);
    if (garbled) {
      problems.push(garbledProblem(source, run.slice(at, at + garbled.length), garbled.text));
      at += garbled.length - 1;
    } else problems.push(...characterProblem(source, written, run[at - 1], run[at + 1]));
  }
  return problems;
}

function garbledProblem(source: SourceFile, written: readonly Written[], right: string): Problem {
  const offset = written[0]?.offset ?? 0;
  const length = written.reduce((sum, one) => sum + one.length, 0);
  const parameters = { text: written.map(({ char }) => char).join(''), right };
  const text = JSON.stringify(right).slice(1, -1);
  return problemOver(source, jsonCodes['garbled-text'], offset, length, {
    parameters,
    fix: { offset, length, text },
  });
}

/** Characters without a shape or width, which are never needed in English, Spanish or Chinese. */
const invisible = /[\u061c\u180e\u200b-\u200f\u2060-\u2064\ufeff]/;
/** Characters that break lines for some programs only, control programs, or have a shape in one font only. */
const unreadable =
  // oxlint-disable-next-line no-control-regex -- control characters are what this rule is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufff9-\ufffc\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]/u;

function characterProblem(
  source: SourceFile,
  { char, offset, length }: Written,
  before: Written | undefined,
  after: Written | undefined,
): Problem[] {
  const name = `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const parameters = { name };
  if (char === '\uFFFD' || isLoneSurrogate(char))
    return [problemOver(source, jsonCodes['lost-letter'], offset, length, { parameters })];
  if (invisible.test(char)) {
    const joinsEmoji = char === '\u200D' && emoji.test(before?.char ?? '') && emoji.test(after?.char ?? '');
    const fix = { offset, length, text: '' };
    return joinsEmoji
      ? []
      : [problemOver(source, jsonCodes['invisible-character'], offset, length, { parameters, fix })];
  }
  return unreadable.test(char)
    ? [problemOver(source, jsonCodes['unreadable-character'], offset, length, { parameters })]
    : [];
}

/** Whether a character is half of a pair whose other half is missing. Such a half is published as U+FFFD. */
const isLoneSurrogate = (char: string) => /^[\uD800-\uDFFF]$/.test(char);

/** Characters that change the direction of text, as written and as JSON escapes. */
const turning = /[\u202a-\u202e\u2066-\u2069]|(?<!\\)\\u(?:202[a-e]|206[6-9])/gi;

/**
 * Reports invisible characters that display text in a different order than it is written in: a reviewer could read
 * another address or amount than the one that the browser uses (SEC-02).
 */
export function directionProblems(source: SourceFile): Problem[] {
  return [...source.text.matchAll(turning)].map(({ 0: written, index: offset }) => {
    const code = written.length === 1 ? (written.codePointAt(0) ?? 0).toString(16) : written.slice(2);
    const { length } = written;
    const parameters = { name: `U+${code.toUpperCase()}` };
    return problemOver(source, jsonCodes['text-turned'], offset, length, {
      parameters,
      fix: { offset, length, text: '' },
    });
  });
}
