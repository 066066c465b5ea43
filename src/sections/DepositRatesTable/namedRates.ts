import type { NamedRate } from '#section-kit/knownRate.ts';
import type { Props } from './DepositRatesTable.schema.ts';

/** The rates of every tier, and where the props have them. */
export const namedRates = ({ products }: Props): NamedRate[] =>
  products.flatMap(({ productKey, tiers, bump }, product) =>
    tiers.flatMap(({ minimumBalance }, tier) =>
      (['rate', 'apy', ...(bump === undefined ? [] : (['bumpApy'] as const))] as const).map((name) => ({
        key: `deposits.${productKey}.${minimumBalance}.${name}`,
        path: ['products', product, 'tiers', tier, name],
      })),
    ),
  );
