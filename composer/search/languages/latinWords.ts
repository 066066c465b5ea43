import type { TextWord } from './SearchLanguage.ts';

const wordStart = /[\p{L}\p{N}\p{M}]/gu;
/**
 * Amounts and names such as 401(k) are one word, and so are words with an apostrophe. Sticky, so that a pattern is only
 * tried at one position.
 */
const wordShapes = [/\d+(?:[.,]\d+)+/y, /\d+\([A-Za-z]\)/y, /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/uy];

const folded = new Map<string, string>();
/** Cache size. A site's vocabulary is smaller, but visitors can type anything. */
const most = 200_000;

/** Normalizes a word: lower case, without accents, apostrophes and punctuation inside amounts. */
export function fold(word: string): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const bare = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]s$|[^\p{L}\p{N}]+/gu, '');
  if (folded.size >= most) folded.clear();
  folded.set(word, bare);
  return bare;
}

/** Longer words are truncated: a single character can expand to eighteen. Pages and queries are read alike. */
const longestWord = 64;

const isHyphen = (text: string, at: number) => text[at] === '-' || text[at] === '‑';

const [digit, letter, joint] = [1, 2, 3];
/** Character classes of ASCII. Nearly all text is ASCII, and is read without regular expressions. */
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[0-9]/.test(character)) return digit;
  if (/[A-Za-z]/.test(character)) return letter;
  return /['.,(]/.test(character) ? joint : 0;
});
const kindAt = (text: string, at: number) => kinds[text.charCodeAt(at)] ?? 0;
const isWordKind = (kind: number) => kind === digit || kind === letter;
const apostrophe = "'".charCodeAt(0);

/** Returns the end of an ASCII word that starts at `start`, or -1 if only the regular expressions can decide. */
function plainEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isWordKind(kindAt(text, end))) end += 1;
  if (end === text.length) return end;
  const next = text.charCodeAt(end);
  if (next > 127) return -1;
  const mayGoOn = kinds[next] === joint && (next === apostrophe || kindAt(text, end - 1) !== letter);
  return mayGoOn ? -1 : end;
}

/** Returns the word that starts with a letter, digit or mark at `start`. */
function wordAt(text: string, start: number): TextWord | undefined {
  for (const shape of wordShapes) {
    shape.lastIndex = start;
    const found = shape.exec(text)?.[0];
    if (found !== undefined)
      return { word: fold(found).slice(0, longestWord), start, end: start + found.length };
  }
  return undefined;
}

/** Returns the first word at or after an offset. */
function nextWord(text: string, from: number): TextWord | undefined {
  let at = from;
  while (at < text.length && text.charCodeAt(at) < 128 && !isWordKind(kindAt(text, at))) at += 1;
  if (at >= text.length) return undefined;
  const end = text.charCodeAt(at) < 128 ? plainEnd(text, at) : -1;
  if (end >= 0)
    return { word: text.slice(at, Math.min(end, at + longestWord)).toLowerCase(), start: at, end };
  wordStart.lastIndex = at;
  const start = wordStart.exec(text)?.index;
  return start === undefined ? undefined : wordAt(text, start);
}

/** Returns the words of a text in a language that separates them with spaces. */
export function latinWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  let before: TextWord | undefined;
  for (let one = nextWord(text, 0); one; one = nextWord(text, one.end)) {
    if (one.word === '') continue;
    words.push(one);
    if (before && before.end + 1 === one.start && isHyphen(text, before.end)) {
      const word = (before.word + one.word).slice(0, longestWord);
      before = { word, start: before.start, end: one.end };
      words.push(before);
    } else before = one;
  }
  return words;
}

/** Memoizes a function of a word. */
export function remembering(make: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let made = known.get(word);
    if (made === undefined) {
      made = make(word);
      if (known.size >= most) known.clear();
      known.set(word, made);
    }
    return made;
  };
}
