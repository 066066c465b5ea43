import { askOnce } from '#data/askOnce.ts';
import { mortgageRatesQuery } from '#data/mortgageRates.ts';
import { chosenState } from '#lib/visitor/chosenState.ts';
import { formatPercent } from '#lib/format/money.ts';
import type { TextRateKind } from './TextRate.ts';

/**
 * Mortgage rates (RATE-19). `{rate:mortgage-purchase.FIX30.Maine.apr}` shows the rate of that state.
 * `{rate:mortgage-purchase.FIX30.apr}` shows the rate of the state that the visitor chose, or the page's own rate until
 * then.
 */
export const mortgageTextRates: TextRateKind = {
  files: ['mortgage-purchase', 'mortgage-refinance'],
  newest: async ({ key, live, initial, productionOrigin, maxAgeDays }) => {
    const [file, , named] = key;
    const state = key.length > 3 ? named : chosenState();
    if (state === undefined) return undefined;
    const purpose = file === 'mortgage-refinance' ? 'refinance' : 'purchase';
    const { hostname } = location;
    const request = { purpose, productionOrigin, hostname, maxAgeDays } as const;
    const { byState, effectiveDate } = await askOnce(mortgageRatesQuery(request));
    const loan = byState.get(state)?.find(({ product }) => product === live);
    // Keep the number of decimals that the page shows (RATE-13).
    const decimals = /\.(\d+)/.exec(initial)?.[1]?.length ?? 0;
    if (!loan) return undefined;
    return { text: formatPercent(loan[key.at(-1) === 'apr' ? 'apr' : 'rate'], decimals), effectiveDate };
  },
};
