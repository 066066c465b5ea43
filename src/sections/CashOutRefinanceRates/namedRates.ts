import type { NamedRate } from '#section-kit/knownRate.ts';
import type { Props } from './CashOutRefinanceRates.schema.ts';

/** The rate of every term, and where the props have it. */
export const namedRates = ({ terms }: Props): NamedRate[] =>
  terms.map(({ years }, index) => ({
    key: `cash-out-refinance.${years}.apr`,
    path: ['terms', index, 'apr'],
  }));
