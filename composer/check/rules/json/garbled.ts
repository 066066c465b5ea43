/** The characters of Windows-1252 for the bytes from 0x80 to 0x9F. The five that have none are control characters. */
const specials = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Returns the byte that is this character in Windows-1252 or Latin-1, or `undefined` if none is. */
function byteOf(char: string | undefined): number | undefined {
  if (char === undefined) return undefined;
  const special = specials.indexOf(char);
  if (special >= 0) return 0x80 + special;
  const code = char.codePointAt(0) ?? 0;
  return code >= 0x80 && code <= 0xff ? code : undefined;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns the character whose UTF-8 bytes the characters from `at` on are, and their number. */
function decodedAt(chars: readonly string[], at: number): { char: string; length: number } | undefined {
  const lead = byteOf(chars[at]) ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
  const bytes = chars.slice(at, at + length).map(byteOf);
  if (length === 0 || bytes.length < length || bytes.includes(undefined)) return undefined;
  try {
    return { char: decoder.decode(Uint8Array.from(bytes, (byte) => byte ?? 0)), length };
  } catch {
    return undefined;
  }
}

/** Letters of English and Spanish texts, punctuation, symbols and emoji. */
const plausible =
  /^[\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2000-\u2bff\ufeff\u{1f000}-\u{1faff}]$/u;
/** A single Chinese character could be three real letters by chance; several in a row could not. */
const chinese = /^[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]$/;

/**
 * Recognizes UTF-8 that a program read as Windows-1252 (`Ã©` for `é`), once or several times.
 *
 * @returns The right text and the number of characters that it replaces, or `undefined` if the characters from `at` on
 * are text.
 */
export function garbledAt(
  run: readonly { readonly char: string }[],
  at: number,
): { text: string; length: number } | undefined {
  if ((byteOf(run[at]?.char) ?? 0) < 0xc2) return undefined;
  const chars = run.slice(at).map(({ char }) => char);
  let text = '';
  let length = 0;
  for (;;) {
    const found = decodedAt(chars, length);
    if (!found || !(plausible.test(found.char) || chinese.test(found.char))) break;
    text += found.char;
    length += found.length;
  }
  if (length === 0 || (text.length === 1 && chinese.test(text))) return undefined;
  return { text: unGarbled(text).replaceAll('\uFEFF', ''), length };
}

/** Repairs what was damaged more than once. */
function unGarbled(text: string): string {
  const run = Array.from(text, (char) => ({ char }));
  for (let at = 0; at < run.length; at++) {
    const found = garbledAt(run, at);
    if (!found) continue;
    const repaired = [...run.slice(0, at), { char: found.text }, ...run.slice(at + found.length)];
    return unGarbled(repaired.map(({ char }) => char).join(''));
  }
  return text;
}
