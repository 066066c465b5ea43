import type { TextWord, SearchLanguage } from './SearchLanguage.ts';
import { stemmer as englishStemmer } from '@orama/stemmers/english';
import { stemmer as spanishStemmer } from '@orama/stemmers/spanish';

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
function remembering(stem: (word: string) => string): (word: string) => string {
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

const englishStopWords = `a about after all also am an and any are arent as at be because been before being best better both but by can cant
  could did didnt do does doesnt doing dont each either else every for from get gets getting give go going got had has
  good have having he her here hers him his how hows i id if ill im in into is isnt it its ive just kind know let lets
  like many may me might mine more much must my myself near nearby nearest need needed needs no not now of off on or our ours out own per
  please really say see shall she should show so some someone sort such take takes tell than thank thanks that thats the
  their theirs them then there theres these they this those to too us use using very via want wants was way ways we were
  what whats when whens where wheres which while who whom whos whose why will with wont would you your yours`;

/** English: Snowball stems. */
export const english: SearchLanguage = {
  words: latinWords,
  stem: remembering((word) => (/^[a-z]{3,}$/.test(word) ? englishStemmer(word) : word)),
  stopWords: new Set(englishStopWords.split(/\s+/)),
};

const spanishStopWords = `a al algo alguien algun alguna algunas alguno algunos ante antes aqui asi aun aunque bien cada como con
  contra cual cuales cuando cuanta cuantas cuanto cuantos cuyo da dar de debe debo decir del desde donde dos e el ella
  ellas ellos en entre era eres es esa esas ese eso esos esta estan estar estas este esto estos estoy fue gracias ha
  hace hacer hacia haga hago han has hasta hay he la las le les lo los mas me mejor mejores mi mia mientras mio mis mismo mucho muy
  nada necesita necesito ni no nos nosotros nuestra nuestro o os otra otras otro otros para pero poder podria por porque
  puede puedo pues que quien quienes quiere quiero quisiera saber se sea ser si sin sobre solo son soy su sus tal
  tambien tan tanto te tener tengo ti tiene tienen toda todas todo todos tu tus u un una unas uno unos usted ustedes va
  vamos voy y ya yo`;

/**
 * Snowball treats “préstamos” as a verb form, and “intereses” as unrelated to “interés”, so plurals are removed first.
 */
const singular = (word: string) =>
  word.length > 4 ? word.replace(/ces$/, 'z').replace(/(?<=[oa])s$|es$/, '') : word;

/** Spanish: Snowball stems of the singular. */
export const spanish: SearchLanguage = {
  words: latinWords,
  stem: remembering((word) => (/^[a-z]{3,}$/.test(word) ? spanishStemmer(singular(word)) : word)),
  stopWords: new Set(spanishStopWords.split(/\s+/)),
};
