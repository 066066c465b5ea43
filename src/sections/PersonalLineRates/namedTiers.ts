import type { NamedTiers } from '#section-kit/knownRate.ts';
import type { Props } from './PersonalLineRates.schema.ts';

/** Returns the tiers of the line. The rate file knows them by name only. */
export const namedTiers = ({ productKey, tiers }: Props): NamedTiers[] => [
  {
    file: 'personal-line',
    productKey,
    path: ['tiers'],
    tiers: tiers.map(({ tierDescription, label }) => ({ description: tierDescription, label })),
  },
];
