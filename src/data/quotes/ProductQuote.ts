import type { RateVisitor } from '#lib/visitor/LiveRates.ts';
import type { QuotedTerms } from '#lib/visitor/QuotedTerms.ts';
import type { RateRequest } from '#data/rateCall.ts';

/** A number in a quote: percent a year, dollars, or a plain number such as one of months. */
export type QuoteFigure =
  | number
  | { readonly percent: number; readonly decimals: number; readonly unit?: 'APR' }
  | { readonly dollars: number };

/** A word around a quote, with its figures. */
export interface QuoteAddition {
  readonly word: 'quoteIntro' | 'quoteTransfer';
  readonly figures: Readonly<Record<string, QuoteFigure>>;
}

/** A rate on these terms. */
export interface ProductQuote {
  /** The word that says it; see `src/words/formQuote.ts`. */
  readonly word:
    | 'quoteYield'
    | 'quoteLoan'
    | 'quoteLine'
    | 'quoteMortgage'
    | 'quoteArm'
    | 'quoteCard'
    | 'quoteCardOne';
  /** What the word has in its braces, by name. */
  readonly figures: Readonly<Record<string, QuoteFigure>>;
  /** What is said of the quote besides, such as an introductory rate. Their words have the quote so far in braces. */
  readonly additions?: readonly QuoteAddition[];
  /** The day from which it has been in force, `YYYY-MM-DD`, if the service says it. */
  readonly effectiveDate?: string | undefined;
}

/** There is no rate for the amount, but from a higher one on, in dollars. */
export interface LeastAmount {
  readonly least: number;
}

/** `undefined` if there is no rate on these terms. */
export type QuoteAnswer = ProductQuote | LeastAmount | undefined;

export type QuoteRequest = QuotedTerms & RateRequest;

/** Looks up quotes from one service. */
export interface QuoteKind {
  /** Names of the rate files, with which its keys begin. */
  readonly files: readonly string[];
  /** The words of `src/words/formQuote.ts` that say its answers. */
  readonly words: readonly (ProductQuote['word'] | QuoteAddition['word'] | 'quoteLeast')[];
  /**
   * @param product such as `CD99`.
   * @param more what follows the product in the key.
   * @throws {Error} if the service cannot provide its rates.
   */
  readonly quote: (
    product: string,
    more: string,
    request: QuoteRequest,
    ask: RateVisitor['ask'],
  ) => Promise<QuoteAnswer>;
}
