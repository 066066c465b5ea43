import type { TextWord } from './SearchLanguage.ts';

/** Amounts and names such as 401(k) are one word, and so are words with an apostrophe. */
const wordShape = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+|(?<=\d)[.,]\d+|(?<=\d)\([A-Za-z]\))*/gu;
/** The same for ASCII, which is read in a third of the time. */
const plainShape = /[A-Za-z0-9]+(?:'[A-Za-z]+|(?<=\d)[.,]\d+|(?<=\d)\([A-Za-z]\))*/g;
const isPlain = /^[ -~\s]*$/;

/** Longer words are truncated: a single character can expand to eighteen. Pages and queries are read alike. */
const longestWord = 64;

/** Normalizes a word: lower case, without accents, apostrophes and punctuation inside amounts. */
const fold = (word: string): string =>
  /^[A-Za-z0-9]+$/.test(word)
    ? word.toLowerCase()
    : word
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/['’]s$|[^\p{L}\p{N}]+/gu, '');

/** Returns the words of a text in a language that separates them with spaces. */
export function latinWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  let before: TextWord | undefined;
  for (const { 0: written, index: start } of text.matchAll(isPlain.test(text) ? plainShape : wordShape)) {
    const one = { word: fold(written).slice(0, longestWord), start, end: start + written.length };
    if (one.word === '') continue;
    words.push(one);
    if (before && /^[-‑]$/.test(text.slice(before.end, start))) {
      before = { ...one, word: (before.word + one.word).slice(0, longestWord), start: before.start };
      words.push(before);
    } else before = one;
  }
  return words;
}

/** Cache size. A site's vocabulary is smaller, but visitors can type anything. */
const mostStems = 200_000;

/** Memoizes a stemmer, which takes longer than everything else that is done with a word. */
export function remembering(stem: (word: string) => string): (word: string) => string {
  const stems = new Map<string, string>();
  return (word) => {
    let known = stems.get(word);
    if (known === undefined) {
      known = stem(word);
      if (stems.size >= mostStems) stems.clear();
      // A copy, because a part of a text keeps all of it in memory.
      stems.set(Buffer.from(word).toString(), known);
    }
    return known;
  };
}
