/** Number of decimals for each kind of rate (RATE-13). */
export const rateDecimals = {
  deposit: 2,
  loan: 2,
  card: 2,
  homeEquity: 2,
  cashOutRefinance: 3,
  mortgagePurchase: 3,
  mortgageRefinance: 2,
} as const;
