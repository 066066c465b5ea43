import type { SearchLanguage, TextWord } from '#composer/search/languages/SearchLanguage.ts';

/** Maximum number of words of a query. Further ones are ignored. */
const mostWords = 12;

/** A word of a query. If it is hyphenated, `parts` contains the stems of its parts. */
export interface AskedWord {
  readonly word: TextWord;
  readonly stem: string;
  readonly parts: readonly string[];
}

/** Returns the words of a text without stop words, or all of them if there are only stop words. */
function contentWords(text: string, language: SearchLanguage): TextWord[] {
  const all = language.words(text);
  const content = all.filter(({ word }) => !language.stopWords.has(word));
  return content.length > 0 ? content : all;
}

/** Returns the distinct words of a query. */
export function askedWords(text: string, language: SearchLanguage): AskedWord[] {
  const asked: AskedWord[] = [];
  for (const word of contentWords(text, language)) {
    const parts: string[] = [];
    // A hyphenated word follows its parts.
    while ((asked.at(-1)?.word.end ?? -1) > word.start) {
      const part = asked.pop();
      if (part) parts.unshift(...(part.parts.length > 0 ? part.parts : [part.stem]));
    }
    asked.push({ word, stem: language.stem(word.word), parts });
  }
  const last = new Map(asked.map((one) => [one.stem, one]));
  // Of words with the same stem, keep the last, because the last word of the query may be incomplete.
  return asked.filter((one) => last.get(one.stem) === one).slice(0, mostWords);
}
