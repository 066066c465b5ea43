import type { NamedRate } from '#section-kit/knownRate.ts';
import type { Props } from './PersonalLineRates.schema.ts';

/** The rate of every tier, in the order of the rate file, and where the props have it. */
export const namedRates = ({ productKey, tiers }: Props): NamedRate[] =>
  tiers.map((_tier, index) => ({
    key: `personal-line.${productKey}.${index + 1}.apr`,
    path: ['tiers', index, 'apr'],
  }));
