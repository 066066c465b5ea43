import type { SearchLanguage, TextWord } from '#composer/search/languages/SearchLanguage.ts';
import { askedWords, askedStems } from '#composer/search/stems.ts';
import type { KnownWord, Vocabulary } from './Vocabulary.ts';
import type { SearchDefinition } from '#composer/search/searchDefinition.ts';

type Phrase = readonly string[];

/** Synonyms that authors have defined, as stems. */
export class Synonyms {
  /** By the stems of each phrase, all phrases of its groups. */
  readonly #groups = new Map<string, readonly Phrase[]>();

  constructor(groups: SearchDefinition['synonyms'], language: SearchLanguage) {
    for (const group of groups) {
      const phrases = group.map((phrase) => askedStems(phrase, language));
      for (const stems of phrases)
        this.#groups.set(stems.join(' '), [...(this.#groups.get(stems.join(' ')) ?? []), ...phrases]);
    }
  }

  /** Returns the longest phrase with synonyms that starts at an index of a query's stems, before its synonyms. */
  at(stems: Phrase, at: number): readonly Phrase[] {
    for (let end = stems.length; end > at; end -= 1) {
      const own = stems.slice(at, end);
      const phrases = this.#groups.get(own.join(' '));
      if (phrases) return [own, ...phrases];
    }
    return [];
  }
}

/** Stems that express a term together. */
export type Wording = readonly string[];

/** A term of a query: wordings of the same, of which the visitor's own is the first. */
export type Term = readonly Wording[];

/** A parsed query. */
export interface Question {
  /** Terms that pages contain. */
  readonly terms: readonly Term[];
  /** Number of its words that no page contains, nor something like them. */
  readonly unknown: number;
  /** The query with unknown words replaced by the most similar known ones. Absent if nothing was replaced. */
  readonly corrected?: string;
}

/** What reading a query requires. */
export interface QuestionTools {
  readonly language: SearchLanguage;
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
}

/** Maximum number of completions of an incomplete word. */
const mostEndings = 12;
/** Maximum number of similar words that a misspelled one is searched as. */
const mostGuesses = 2;

/** A word that was read. */
interface Reading {
  /** Empty if no page contains it, or something like it. */
  readonly term: Term;
  /** The suggested spelling, as on the site's pages. */
  readonly meant?: string | undefined;
}

/** Splits a word that may be two words written as one. Of several splits, both words of the best are frequent. */
function splitWord(word: string, vocabulary: Vocabulary): readonly KnownWord[] {
  const pages = (halves: readonly KnownWord[]) => Math.min(...halves.map((half) => half.pages));
  const [best = []] = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) =>
    [word.slice(0, at + 3), word.slice(at + 3)].flatMap((half) => vocabulary.word(half) ?? []),
  )
    .filter((halves) => halves.length === 2)
    .toSorted((one, other) => pages(other) - pages(one));
  return best;
}

/** Splits a Chinese word into known words, from left to right. */
function knownParts(word: string, vocabulary: Vocabulary): string[] {
  const characters = Array.from(word);
  const parts: string[] = [];
  for (let at = 0; at < characters.length;) {
    let end = at === 0 ? characters.length - 1 : characters.length;
    while (end > at + 1 && !vocabulary.word(characters.slice(at, end).join(''))) end -= 1;
    parts.push(characters.slice(at, end).join(''));
    at = end;
  }
  return parts;
}

/** Reads a word that no page contains. */
function guess(word: string, isUnfinished: boolean, { vocabulary, language }: QuestionTools): Reading {
  const stems = (words: readonly KnownWord[]) => words.map((one) => language.stem(one.word));
  const each = (words: readonly KnownWord[]) => [...new Set(stems(words))].map((stem) => [stem]);
  const endings = isUnfinished && word.length > 1 ? vocabulary.beginningWith(word) : [];
  if (endings.length > 0) return { term: each(endings.slice(0, mostEndings)) };
  const near = vocabulary.near(word).slice(0, mostGuesses);
  if (near.length > 0) return { term: each(near), meant: near[0]?.shown };
  const halves = splitWord(word, vocabulary);
  if (halves.length === 0) return { term: [] };
  return { term: [stems(halves)], meant: halves.map(({ shown }) => shown).join(' ') };
}

/** Reads a word that has no synonyms. */
function readWord(textWord: TextWord, text: string, tools: QuestionTools): Reading {
  const { language, vocabulary } = tools;
  const { word, start, end } = textWord;
  const stems = (words: readonly string[]) => words.map((one) => language.stem(one));
  // Pages may write a hyphenated word as two.
  const pieces = language.words(text.slice(start, end)).map((piece) => piece.word);
  const term = [stems([word]), pieces.at(-1) === word ? stems(pieces.slice(0, -1)) : []].filter(
    (wording) => wording.length > 0 && isOnPages(wording, vocabulary),
  );
  // They may segment a long Chinese word differently.
  if ((word.length > 2 || term.length === 0) && language.parts && language.parts(word).length > 0)
    term.push(...[knownParts(word, vocabulary)].filter((wording) => isOnPages(wording, vocabulary)));
  return term.length > 0 ? { term } : guess(word, !/[\p{L}\p{N}]/u.test(text.slice(end)), tools);
}

const isOnPages = (wording: Wording, vocabulary: Vocabulary) =>
  wording.every((stem) => vocabulary.hasStem(stem));

/** Parses a visitor's query. */
export function readQuestion(text: string, tools: QuestionTools): Question {
  const { language, synonyms, vocabulary } = tools;
  const queryWords = askedWords(text, language);
  const stems = queryWords.map(({ word }) => language.stem(word));
  const terms: Term[] = [];
  let unknown = 0;
  let corrected = '';
  let copied = 0;
  for (let at = 0; at < queryWords.length;) {
    const [word] = queryWords.slice(at, at + 1);
    if (!word) break;
    const phrases = synonyms.at(stems, at);
    const distinct = new Map(phrases.map((phrase) => [phrase.join(' '), phrase]));
    const onPages = [...distinct.values()].filter((phrase) => isOnPages(phrase, vocabulary));
    const { term, meant } = onPages.length > 0 ? { term: onPages } : readWord(word, text, tools);
    at += onPages.length > 0 ? (phrases[0]?.length ?? 1) : 1;
    if (term.length > 0) terms.push(term);
    else unknown += 1;
    if (meant === undefined) continue;
    corrected += text.slice(copied, word.start) + meant;
    copied = word.end;
  }
  if (copied === 0) return { terms, unknown };
  return { terms, unknown, corrected: (corrected + text.slice(copied)).replace(/\s+/g, ' ').trim() };
}
