/** Returns the name of the figure for a tier's rate. */
export const figureName = (productKey: string, minimumBalance: number, kind: 'rate' | 'apy' | 'bump') =>
  `${productKey} ${minimumBalance} ${kind}`;
