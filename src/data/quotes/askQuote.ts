import type { RateVisitor } from '#lib/visitor/LiveRates.ts';
import { cdQuotes } from './cdQuotes.ts';
import { depositQuotes } from './depositQuotes.ts';
import { loanQuotes } from './loanQuotes.ts';
import type { QuoteAnswer, QuoteRequest } from './ProductQuote.ts';

const kinds = [cdQuotes, depositQuotes, loanQuotes];

/**
 * Looks up the rate of a product on a visitor's terms, with the queries of the rate tables.
 *
 * @throws {Error} if its service cannot provide it.
 */
export async function askQuote(request: QuoteRequest, ask: RateVisitor['ask']): Promise<QuoteAnswer> {
  const [file, product = '', ...more] = request.rate.split('.');
  const kind = kinds.find((one) => one.file === file);
  return kind?.quote(product, more.join('.'), request, ask);
}
