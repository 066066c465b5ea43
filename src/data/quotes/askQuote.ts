import type { RateVisitor } from '#lib/visitor/LiveRates.ts';
import { cardQuotes } from './cardQuotes.ts';
import { cdQuotes } from './cdQuotes.ts';
import { depositQuotes } from './depositQuotes.ts';
import { loanQuotes } from './loanQuotes.ts';
import { mortgageQuotes } from './mortgageQuotes.ts';
import { personalLineQuotes } from './personalLineQuotes.ts';
import type { QuoteAnswer, QuoteKind, QuoteRequest } from './ProductQuote.ts';

export const quoteKinds: readonly QuoteKind[] = [
  cardQuotes,
  cdQuotes,
  depositQuotes,
  loanQuotes,
  mortgageQuotes,
  personalLineQuotes,
];

/**
 * Looks up the rate of a product on a visitor's terms, with the queries of the rate tables.
 *
 * @throws {Error} if its service cannot provide it.
 */
export async function askQuote(request: QuoteRequest, ask: RateVisitor['ask']): Promise<QuoteAnswer> {
  const [file = '', product = '', ...more] = request.rate.split('.');
  const kind = quoteKinds.find(({ files }) => files.includes(file));
  return kind?.quote(product, more.join('.'), request, ask);
}
