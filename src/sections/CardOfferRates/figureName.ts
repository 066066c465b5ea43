/** Returns the name of the figure for an offer's rate, which has a name in the service. */
export const figureName = (offerId: string, rate: string) => `${offerId} ${rate}`;
