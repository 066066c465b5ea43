import { mortgageRatesQuery } from '#data/mortgageRates.ts';
import { examplePayment } from '#lib/format/examplePayment.ts';
import { formatPercent, formatWholeDollars } from '#lib/format/money.ts';
import type { TextRateKind } from './TextRate.ts';

/**
 * Mortgage rates (RATE-19). `{rate:mortgage-purchase.FIX30.Maine.apr}` shows the rate of that state.
 * `{rate:mortgage-purchase.FIX30.apr}` shows the rate of the state that the visitor chose, or the page's own rate until
 * then. `payment` in place of `apr` is what each $100,000 of such a loan costs a month.
 */
export const mortgageTextRates: TextRateKind = {
  files: ['mortgage-purchase', 'mortgage-refinance'],
  dependsOn: 'state',
  newest: async ({ key, live, initial }, { state: chosen, productionOrigin, hostname, maxAgeDays, ask }) => {
    const [file, , named] = key;
    const state = key.length > 3 ? named : chosen;
    if (state === undefined) return undefined;
    const purpose = file === 'mortgage-refinance' ? 'refinance' : 'purchase';
    const request = { purpose, productionOrigin, hostname, maxAgeDays } as const;
    const { byState, effectiveDate } = await ask(mortgageRatesQuery(request));
    const loan = byState.get(state)?.find(({ product }) => product === live);
    if (!loan) return undefined;
    const name = key.at(-1);
    if (name === 'payment')
      return { text: formatWholeDollars(examplePayment(loan.rate, loan.termInYears)), effectiveDate };
    // Keep the number of decimals that the page shows (RATE-13).
    const decimals = /\.(\d+)/.exec(initial)?.[1]?.length ?? 0;
    return { text: formatPercent(loan[name === 'apr' ? 'apr' : 'rate'], decimals), effectiveDate };
  },
};
