import type { KnownWord } from './KnownWord.ts';

/** Shorter words have too many neighbors. */
const shortest = 4;

/** Returns the number of typos that are tolerated in a word. */
const slipsIn = (word: string) => (word.length > 6 ? 2 : 1);

/** Returns a bit mask of the letters in a word. Similar words have similar masks. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 31);
  return letters;
}

function bitsIn(number: number): number {
  let rest = number >>> 0;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Returns the Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of adjacent letters. */
export function slipsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const [above = [], twoAbove = []] = [rows.at(-1), rows.at(-2)];
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const changed = (above[to - 1] ?? 0) + Number(!isSame);
      const best = Math.min(changed, (above[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1);
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      row.push(isSwapped ? Math.min(best, (twoAbove[to - 2] ?? 0) + 1) : best);
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/** Finds the words of a language that a misspelled word may stand for. */
export class Spelling {
  readonly #words: readonly KnownWord[];
  readonly #letters: Int32Array;

  constructor(words: readonly KnownWord[]) {
    this.#words = words.filter(({ word }) => word.length >= shortest - 1 && !/\d/.test(word));
    this.#letters = Int32Array.from(this.#words, ({ word }) => lettersOf(word));
  }

  /** Returns the most similar words, of which the most frequent first. Empty if the word is too short. */
  near(word: string): KnownWord[] {
    if (word.length < shortest || /\d/.test(word)) return [];
    const slips = slipsIn(word);
    const letters = lettersOf(word);
    const near: { readonly known: KnownWord; readonly away: number }[] = [];
    this.#words.forEach((known, at) => {
      if (Math.abs(known.word.length - word.length) > slips) return;
      // A typo changes at most two bits.
      if (bitsIn((this.#letters[at] ?? 0) ^ letters) > 2 * slips) return;
      const away = slipsBetween(known.word, word);
      // A wrong first letter is rare, so it adds half a typo.
      if (away > 0 && away <= slips) near.push({ known, away: away + (known.word[0] === word[0] ? 0 : 0.5) });
    });
    return near
      .toSorted((one, other) => one.away - other.away || other.known.pages - one.known.pages)
      .map(({ known }) => known);
  }
}
