import type { SearchLanguage, TextWord } from '#composer/search/languages/SearchLanguage.ts';

/** Words of a question that are looked for; more say nothing new and take their time. */
const mostWords = 12;

/** A word of a question, with the parts that a hyphen joins. */
export interface AskedWord {
  readonly word: TextWord;
  readonly stem: string;
  readonly parts: readonly string[];
}

/** The words of a text that say what it is about; all of them when none does. */
function contentWords(text: string, language: SearchLanguage): TextWord[] {
  const all = language.words(text);
  const content = all.filter(({ word }) => !language.stopWords.has(word));
  return content.length > 0 ? content : all;
}

/** The words that a text asks for, each once. */
export function askedWords(text: string, language: SearchLanguage): AskedWord[] {
  const asked: AskedWord[] = [];
  for (const word of contentWords(text, language)) {
    const parts: string[] = [];
    // The whole of a word with a hyphen follows its parts.
    while ((asked.at(-1)?.word.end ?? -1) > word.start) {
      const part = asked.pop();
      if (part) parts.unshift(...(part.parts.length > 0 ? part.parts : [part.stem]));
    }
    asked.push({ word, stem: language.stem(word.word), parts });
  }
  const last = new Map(asked.map((one) => [one.stem, one]));
  // The last of equal words stays, because the last word of all may be unfinished.
  return asked.filter((one) => last.get(one.stem) === one).slice(0, mostWords);
}
