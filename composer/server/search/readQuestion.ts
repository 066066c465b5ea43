import type { SearchLanguage, TextWord } from '#composer/search/languages/SearchLanguage.ts';
import { type AskedWord, askedWords } from './askedWords.ts';
import type { Question, Term, Wording } from './Question.ts';
import type { Synonyms } from './Synonyms.ts';
import type { Vocabulary } from './Vocabulary.ts';

const weights = { own: 1, synonym: 0.85, apart: 0.75, guess: 0.7 };

interface Tools {
  readonly language: SearchLanguage;
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
}

const own = (stems: readonly string[], isPhrase = false): Wording => ({
  stems,
  isPhrase,
  weight: weights.own,
});

/** Alternative wordings for a word that no page contains. */
interface Guess {
  readonly wordings: readonly Wording[];
  /** The suggested spelling, as on the site's pages. */
  readonly meant?: string;
}

const guesses = (stems: readonly string[]): Wording[] =>
  [...new Set(stems)].map((stem) => ({ stems: [stem], isPhrase: false, weight: weights.guess }));

/** Maximum number of completions of an incomplete word. */
const mostEndings = 12;

/** Splits a word that may be two words written as one. */
function splitWord(word: string, { vocabulary, language }: Tools): Guess | undefined {
  const splits = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => {
    const halves = [word.slice(0, at + 3), word.slice(at + 3)].map((half) => vocabulary.word(half));
    return { halves, pages: Math.min(...halves.map((half) => half?.pages ?? 0)) };
  });
  const [best] = splits.toSorted((one, other) => other.pages - one.pages);
  if (!best || best.pages === 0) return undefined;
  const shown = best.halves.map((half) => half?.shown ?? '');
  return { wordings: [own(shown.map((half) => language.stem(half)))], meant: shown.join(' ') };
}

/** Splits a Chinese word into known words, from left to right. */
function knownParts(word: string, vocabulary: Vocabulary): string[] {
  const characters = Array.from(word);
  const found: string[] = [];
  for (let at = 0; at < characters.length;) {
    const rest = characters.length - at;
    const lengths = Array.from({ length: at === 0 ? rest - 1 : rest }, (_, less) => rest - less);
    const length =
      lengths
        .filter((size) => size < characters.length)
        .find((size) => vocabulary.word(characters.slice(at, at + size).join(''))) ?? 1;
    found.push(characters.slice(at, at + length).join(''));
    at += length;
  }
  return found;
}

function guess(asked: AskedWord, isLast: boolean, tools: Tools): Guess {
  const { vocabulary, language } = tools;
  const { word } = asked.word;
  if (language.parts && word.length > 1 && language.parts(word).length > 0)
    return { wordings: [own(knownParts(word, vocabulary))] };
  if (isLast && word.length > 1) {
    const endings = vocabulary.beginningWith(word, mostEndings);
    if (endings.length > 0) return { wordings: guesses(endings.map(({ stem }) => stem)) };
  }
  const near = vocabulary.near(word);
  const [nearest] = near;
  if (!nearest) return splitWord(word, tools) ?? { wordings: [own([asked.stem])] };
  return { wordings: guesses(near.slice(0, 2).map(({ stem }) => stem)), meant: nearest.shown };
}

/** Returns the wordings of one word. */
function termOf(asked: AskedWord, isLast: boolean, tools: Tools): Guess {
  const { vocabulary, language } = tools;
  const parted = asked.parts.length > 0 ? [own(asked.parts)] : [];
  if (parted.length === 0 && vocabulary.pagesWith(asked.stem) === 0) return guess(asked, isLast, tools);
  const { word } = asked.word;
  // A page may segment a long Chinese word differently.
  const inner = language.parts && word.length > 2 ? [own(knownParts(word, vocabulary), true)] : [];
  return { wordings: [own([asked.stem]), ...parted, ...inner] };
}

/** Whether a text ends with a word, which may then be incomplete. */
const isUnfinished = (text: string, { word }: AskedWord) => !/[\p{L}\p{N}]/u.test(text.slice(word.end));

/** Parses a visitor's query. */
export function readQuestion(text: string, tools: Tools): Question {
  const { language, synonyms, vocabulary } = tools;
  const asked = askedWords(text, language);
  const terms: Term[] = [];
  const meant = new Map<TextWord, string>();
  for (let at = 0; at < asked.length;) {
    const { length, others } = synonyms.at(
      asked.map(({ stem }) => stem),
      at,
    );
    const words = asked.slice(at, at + Math.max(1, length));
    at += words.length;
    const alike = others.map((stems) => ({ stems, isPhrase: true, weight: weights.synonym }));
    const [first, second] = words;
    if (!first) break;
    if (second) {
      const stems = words.map(({ stem }) => stem);
      terms.push({ wordings: [{ stems, isPhrase: false, weight: weights.apart }, ...alike] });
      continue;
    }
    const isKnown =
      length > 0 && others.some((stems) => stems.every((stem) => vocabulary.pagesWith(stem) > 0));
    const read = isKnown
      ? { wordings: [own([first.stem])] }
      : termOf(first, isUnfinished(text, first), tools);
    if ('meant' in read && read.meant !== undefined) meant.set(first.word, read.meant);
    terms.push({ wordings: [...read.wordings, ...alike] });
  }
  return { terms, ...(meant.size > 0 && { corrected: replaced(text, meant) }) };
}

/** Replaces words of a text. */
function replaced(text: string, by: ReadonlyMap<TextWord, string>): string {
  let at = 0;
  let made = '';
  for (const [{ start, end }, word] of by) {
    made += text.slice(at, start) + word;
    at = end;
  }
  return (made + text.slice(at)).replace(/\s+/g, ' ').trim();
}
