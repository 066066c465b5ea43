import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { NotUtf8Error, type WrongByte } from './unreadable.ts';

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
