import type { NamedRate } from '#section-kit/knownRate.ts';
import type { Props } from './DepositRatesTable.schema.ts';

/** Returns the keys of the rates of all tiers, with their paths in the props. */
export const namedRates = ({ products }: Props): NamedRate[] =>
  products.flatMap(({ productKey, tiers, bump }, product) =>
    tiers.flatMap(({ minimumBalance }, tier) =>
      (['rate', 'apy', ...(bump === undefined ? [] : (['bumpApy'] as const))] as const).map((name) => ({
        key: `deposits.${productKey}.${minimumBalance}.${name}`,
        path: ['products', product, 'tiers', tier, name],
      })),
    ),
  );
