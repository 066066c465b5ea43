import type { NamedRate } from '#section-kit/knownRate.ts';
import type { Props } from './MortgageRates.schema.ts';

/** Returns the keys of all rates in the first state, with their paths in the props. */
export const namedRates = ({ purpose, states: [state = ''], loans }: Props): NamedRate[] =>
  loans.flatMap(({ productKey }, loan) =>
    (['rate', 'apr'] as const).map((name) => ({
      key: `mortgage-${purpose}.${productKey}.${state}.${name}`,
      path: ['loans', loan, name],
    })),
  );
