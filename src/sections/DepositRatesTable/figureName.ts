/** Name of the figure that shows a rate of a tier. */
export const figureName = (productKey: string, minimumBalance: number, kind: 'rate' | 'apy' | 'bump') =>
  `${productKey} ${minimumBalance} ${kind}`;
