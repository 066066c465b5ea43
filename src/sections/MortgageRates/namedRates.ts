import type { NamedRate } from '#section-kit/knownRate.ts';
import type { Props } from './MortgageRates.schema.ts';

/** The rates of every loan in the first state, and where the props have them. */
export const namedRates = ({ purpose, states: [state = ''], loans }: Props): NamedRate[] =>
  loans.flatMap(({ productKey }, loan) =>
    (['rate', 'apr'] as const).map((name) => ({
      key: `mortgage-${purpose}.${productKey}.${state}.${name}`,
      path: ['loans', loan, name],
    })),
  );
