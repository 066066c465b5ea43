/** Returns a tier of a certificate with these terms. */
export const tierOf = (...months: readonly number[]) => ({
  tierDescription: '$0-$9,999.99',
  minimumBalance: 0,
  maximumBalance: 9999.99,
  rates: months.map((termInMonths) => ({ termInMonths, apr: 4, apy: 4.08 })),
});

/** Returns a certificate with one rate, `cd.CD99.12.apy`. */
export const certificate = (effectiveFrom: string, effectiveUntil?: string) => ({
  productKey: 'CD99',
  effectiveFrom,
  effectiveUntil,
  zones: { default: [tierOf(12)] },
  disclosureKey: 'cd',
});
/** A savings account with two tiers. */
export const savings = {
  productKey: 'TU',
  effectiveFrom: '2026-01-01',
  audience: 'consumer',
  zones: {
    default: [
      { tierDescription: '$0-$9,999.99', minimumBalance: 0, maximumBalance: 9999.99, apr: 0.5, apy: 0.5 },
      {
        tierDescription: '$10,000-$24,999.99',
        minimumBalance: 10_000,
        maximumBalance: 24_999.99,
        apr: 1,
        apy: 1.01,
      },
    ],
  },
  disclosureKey: 'savings',
};
/** A credit card, with `cards.HARBOR1.calculatedMinAPR`. */
export const card = {
  productKey: 'HARBOR1',
  effectiveFrom: '2026-01-01',
  requestCode: 'ELM',
  sourceCode: 'WEB',
  locationNumber: '0001',
  calculatedMinAPR: 18.24,
  calculatedMaxAPR: 28.24,
  annualFeeAmount: 0,
  introCashAdvanceMaxRate: 29.99,
  purchasePenaltyRate: 29.99,
};

/** A mortgage, with `mortgage-purchase.FIX30.apr`. */
export const mortgage = {
  productKey: 'FIX30',
  effectiveFrom: '2026-01-01',
  product: '30-year fixed',
  termInYears: 30,
  states: { default: { rate: 6.5, apr: 6.697 } },
};
