import type { Locale } from '#lib/format/locale.ts';
import { formatDollars, formatRoundedDollars } from '#lib/format/money.ts';
import type { words } from './Calculator.words.ts';

type Word = (
  key: keyof (typeof words)['en'],
  parameters?: Readonly<Record<string, string | number>>,
) => string;

/** What a calculator answers, as texts and as the parts of a picture. */
export interface Answer {
  /** What the figure is, such as "Monthly payment". */
  readonly label: string;
  readonly figure: string;
  /** What it means, in a sentence or two. */
  readonly sentence: string;
  /** The parts of the bar, in dollars. */
  readonly parts: readonly { readonly term: string; readonly dollars: number }[];
  /** The parts of each column, in dollars, from the bottom up. */
  readonly columns: readonly (readonly number[])[];
  readonly columnsAre: string;
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** The dollars that are handed to the form of the next step. */
  readonly amount: number;
}

/** Says in words why there is no figure. */
export interface Refusal {
  readonly refusal: string;
}

/** The words of the page's language. */
export class Language {
  readonly word: Word;
  readonly #locale: Locale;

  constructor(word: Word, locale: Locale) {
    this.word = word;
    this.#locale = locale;
  }

  /** @returns `$1,234.50`. */
  dollars = (amount: number): string => formatDollars(amount, this.#locale);

  /** @returns `$1,235`. */
  whole = (amount: number): string => formatRoundedDollars(amount, this.#locale);

  /** @returns `2 years, 1 month`. */
  duration(months: number): string {
    const [years, rest] = [Math.floor(months / 12), months % 12];
    const parts = [
      years === 0 ? '' : years === 1 ? this.word('oneYear') : this.word('manyYears', { count: years }),
      rest === 0 ? '' : rest === 1 ? this.word('oneMonth') : this.word('manyMonths', { count: rest }),
    ];
    return parts.filter(Boolean).join(this.word('comma'));
  }
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
