import type { SearchLanguage, TextWord } from './languages/SearchLanguage.ts';

/** Returns the stems of a text, without words that carry no meaning. */
export const contentStems = (text: string, { words, stem, stopWords }: SearchLanguage): string[] =>
  words(text).flatMap(({ word }) => (stopWords.has(word) ? [] : [stem(word)]));

/**
 * Returns what the index stores of a text: its stems, and its words as written, in lower case.
 *
 * @param keepsStopWords Whether a page can be found by the words “about us” in this text.
 */
export function indexedText(text: string, language: SearchLanguage, keepsStopWords: boolean) {
  const { words, stem, stopWords, parts } = language;
  const kept = words(text).filter(({ word }) => keepsStopWords || !stopWords.has(word));
  // Words inside a word count once, because they are less significant than the whole word.
  const inner = parts ? [...new Set(kept.flatMap(({ word }) => parts(word)))] : [];
  const written = kept.map(({ start, end }) =>
    text
      .slice(start, end)
      .toLowerCase()
      .replace(/['’]s$/, ''),
  );
  return {
    stems: [...kept.map(({ word }) => stem(word)), ...inner].join(' '),
    words: [...written, ...inner],
  };
}

/** Returns the words of a text, and the shorter words inside them, unstemmed, because visitors type their beginnings. */
export function plainWords(text: string, { words, parts }: SearchLanguage): string {
  const whole = words(text).map(({ word }) => word);
  return [...whole, ...(parts ? whole.flatMap((word) => parts(word)) : [])].join(' ');
}

/** Maximum number of words of a query. Further ones are ignored. */
const mostWords = 12;

/** Returns the words that a query, synonym or keyword consists of, without stop words unless it has no others. */
export function askedWords(text: string, { words, stem, stopWords }: SearchLanguage): TextWord[] {
  const all = words(text);
  const content = all.filter(({ word }) => !stopWords.has(word));
  const asked = content.length > 0 ? content : all;
  // A hyphenated word follows its parts and replaces them.
  const whole = asked.filter(({ end }, at) => !asked.slice(at + 1, at + 3).some((next) => next.start < end));
  // Of words with the same stem, the last stays, because the last word of a query may be incomplete.
  const last = new Map(whole.map((one) => [stem(one.word), one]));
  return whole.filter((one) => last.get(stem(one.word)) === one).slice(0, mostWords);
}

/** Returns the stems of `askedWords`. */
export const askedStems = (text: string, language: SearchLanguage): string[] =>
  askedWords(text, language).map(({ word }) => language.stem(word));
