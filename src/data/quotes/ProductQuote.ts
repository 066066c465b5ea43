import type { RateVisitor } from '#lib/visitor/LiveRates.ts';
import type { QuotedTerms } from '#lib/visitor/QuotedTerms.ts';
import type { RateRequest } from '#data/rateCall.ts';

/** A rate on these terms, in percent a year. */
export interface ProductQuote {
  readonly unit: 'APY' | 'APR';
  readonly percent: number;
  /** The day from which it has been in force, `YYYY-MM-DD`, if the service says it. */
  readonly effectiveDate?: string | undefined;
  /** What a loan costs, and the credit score that it is for. */
  readonly loan?: { readonly payment: number; readonly months: number; readonly creditScore: number };
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
  /** Name of the rate file, with which its keys begin. */
  readonly file: string;
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
