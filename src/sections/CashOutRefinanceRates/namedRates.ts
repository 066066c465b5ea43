import type { NamedRate } from '#section-kit/knownRate.ts';
import type { Props } from './CashOutRefinanceRates.schema.ts';

/** Returns the keys of the rates of all terms, with their paths in the props. */
export const namedRates = ({ terms }: Props): NamedRate[] =>
  terms.map(({ years }, index) => ({
    key: `cash-out-refinance.${years}.apr`,
    path: ['terms', index, 'apr'],
  }));
