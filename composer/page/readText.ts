import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Problem } from '#composer/problems/problem.ts';
import { problemOver, startOf } from '#composer/problems/problemAt.ts';
import { fileCodes } from './fileCodes.ts';

/** The first part of a file that is not UTF-8. */
interface WrongByte {
  /** The encoding that the file probably has. */
  readonly encoding: string;
  /** 0-based. */
  readonly offset: number;
  readonly byte: number;
  /** 1-based, like those of problems. */
  readonly line: number;
  readonly column: number;
  /** What precedes it on its line. */
  readonly before: string;
}

/** Thrown for a file that is not UTF-8. Nothing may publish or write what was read from such a file. */
export class NotUtf8Error extends Error {
  readonly place: WrongByte;

  constructor(place: WrongByte) {
    super(`The file is not UTF-8 but probably ${place.encoding}.`);
    this.name = 'NotUtf8Error';
    this.place = place;
  }
}

/**
 * Reads a text file of an author. Keeps a byte-order mark.
 *
 * @throws {NotUtf8Error} instead of replacing bytes that are not UTF-8 with U+FFFD.
 */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  const encoding = isUtf16(bytes) ?? (isUtf8(bytes) ? undefined : legacyEncoding(bytes));
  if (encoding !== undefined) throw new NotUtf8Error(wrongByte(bytes, encoding));
  return bytes.toString('utf8');
}

/** Recognizes UTF-16 by its mark, or by the zero byte of its first letter: text has no NUL. */
function isUtf16(bytes: Buffer): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'UTF-16 LE';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && bytes.length > 1))
    return 'UTF-16 BE';
  return undefined;
}

/** Two bytes a character. Windows-1252 text would have to be full of accented letters in a row to look like it. */
const chinese = ['GB18030', 'Big5'] as const;

function legacyEncoding(bytes: Buffer): string {
  const high = bytes.filter((byte) => byte >= 0x80).length;
  const starts = bytes.filter((byte, at) => byte >= 0x80 && (bytes[at - 1] ?? 0) < 0x80).length;
  const found = high >= 3 * starts ? chinese.find((encoding) => isHan(bytes, encoding)) : undefined;
  return found ?? 'Windows-1252';
}

function isHan(bytes: Buffer, encoding: string): boolean {
  try {
    return /\p{Script=Han}{2}/u.test(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

function wrongByte(bytes: Buffer, encoding: string): WrongByte {
  const text = encoding.startsWith('UTF-16') ? '' : validStart(bytes);
  const offset = Buffer.byteLength(text);
  const lines = text.split(/\r\n|\r|\n/);
  const last = lines.at(-1) ?? '';
  return {
    encoding,
    offset,
    byte: bytes[offset] ?? 0,
    line: lines.length,
    column: last.replace(/^\uFEFF/, '').length + 1,
    before: last.trimStart().slice(-24),
  };
}

/** Returns the text up to the first byte that is not UTF-8. */
function validStart(bytes: Buffer): string {
  const isValid = (length: number) => {
    try {
      // A character whose last bytes are missing is valid in a stream.
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let [valid, invalid] = [0, bytes.length + 1];
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (isValid(middle)) valid = middle;
    else invalid = middle;
  }
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return decoder.decode(bytes.subarray(0, valid), { stream: true });
}

/** Describes why a file could not be read. */
export function unreadable(file: string, error: unknown): Problem {
  if (!(error instanceof NotUtf8Error)) {
    const reason = error instanceof Error ? error.message : String(error);
    return problemOver(startOf(file), fileCodes['file-unreadable'], 0, 1, { parameters: { reason } });
  }
  const { encoding, offset, byte, line, column, before } = error.place;
  const position = (at: number) => ({ line, column: column + at });
  return problemOver({ file, position }, fileCodes['file-not-utf8'], 0, 1, {
    parameters: {
      encoding,
      byte: offset + 1,
      hex: byte.toString(16).toUpperCase().padStart(2, '0'),
      after: before === '' ? '' : ` (after “${before}”)`,
    },
  });
}
