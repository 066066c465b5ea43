import type { NamedTiers } from '#section-kit/knownRate.ts';
import type { Props } from './DepositRatesTable.schema.ts';

/** Returns the tiers of each product. */
export const namedTiers = ({ products }: Props): NamedTiers[] =>
  products.map(({ productKey, tiers }, product) => ({
    file: 'deposits',
    productKey,
    path: ['products', product, 'tiers'],
    tiers: tiers.map(({ label, minimumBalance, maximumBalance }) => ({
      label,
      minimum: minimumBalance,
      maximum: maximumBalance,
    })),
  }));
