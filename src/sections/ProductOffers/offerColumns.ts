export interface OfferColumns {
  /** In medium windows. */
  readonly medium: 2 | 3;
  readonly large: 2 | 3 | 4;
}

/** Returns the number of offers in a row, such that no offer is alone in the last row. */
export function offerColumns(offers: number): OfferColumns {
  if (offers === 4) return { medium: 2, large: 4 };
  return offers === 2 ? { medium: 2, large: 2 } : { medium: 3, large: 3 };
}
