import { type GridRate, lowestBalances, reachedTier } from '#data/rateGrid.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import type { QuotedTerms } from '#lib/visitor/QuotedTerms.ts';
import type { QuoteAnswer } from './ProductQuote.ts';

/** Returns the yield of a product for a deposit: that of the tier which it reaches. */
export function tierQuote(
  rates: readonly GridRate[],
  { amount, months }: Pick<QuotedTerms, 'amount' | 'months'>,
  effectiveDate: string | undefined,
): QuoteAnswer {
  const tiers = lowestBalances(rates);
  const tier = reachedTier(tiers, amount);
  if (!tier) return tiers[0] && { least: tiers[0].minimumBalance };
  const rate = rates.find(
    ({ minimumBalance, maximumBalance = Infinity, termInMonths }) =>
      minimumBalance === tier.minimumBalance && amount <= maximumBalance && termInMonths === months,
  );
  if (!rate) return undefined;
  const figures = { rate: { percent: rate.apy, decimals: rateDecimals.deposit } };
  return { word: 'quoteYield', figures, effectiveDate };
}
