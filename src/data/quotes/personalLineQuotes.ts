import { personalLineQuery } from '#data/personalLineRates.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import { readDollars } from '#lib/format/readNumber.ts';
import type { QuoteFigure, QuoteKind } from './ProductQuote.ts';

/** Returns the lowest and the highest amount of a tier in dollars, such as `$10,000 to $24,999`. */
const boundsOf = (description: string): readonly [least: number, most: number] => {
  const [least = Infinity, most = Infinity] = [...description.matchAll(/\$[\d,]+/g)].map(([dollars]) =>
    Number(readDollars(dollars)),
  );
  return [least, most];
};

/** Personal lines of credit (RATE-11), by the amount: `personal-line.PLOC`. */
export const personalLineQuotes: QuoteKind = {
  files: ['personal-line'],
  words: ['quoteLine', 'quoteLeast'],
  quote: async (_product, _more, { amount, ...request }, ask) => {
    const { rates, effectiveDate } = await ask(personalLineQuery(request));
    const tiers = rates.map((rate) => ({ ...rate, bounds: boundsOf(rate.tierDescription) }));
    // Between the tiers are only cents.
    const own = tiers.find(({ bounds: [least, most] }) => amount >= least && amount < most + 1);
    const least = Math.min(...tiers.map(({ bounds }) => bounds[0]));
    if (!own) return amount < least && least < Infinity ? { least } : undefined;
    const rate: QuoteFigure = { percent: own.calculatedApr, decimals: rateDecimals.loan, unit: 'APR' };
    return { word: 'quoteLine', figures: { rate }, effectiveDate };
  },
};
