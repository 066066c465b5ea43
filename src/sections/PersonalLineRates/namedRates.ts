import type { NamedRate } from '#section-kit/knownRate.ts';
import type { Props } from './PersonalLineRates.schema.ts';

/** Returns the keys of the rates of all tiers, which the rate file numbers, with their paths in the props. */
export const namedRates = ({ productKey, tiers }: Props): NamedRate[] =>
  tiers.map((_tier, index) => ({
    key: `personal-line.${productKey}.${index + 1}.apr`,
    path: ['tiers', index, 'apr'],
  }));
