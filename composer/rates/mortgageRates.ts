import { z } from 'zod';
import { examplePayment } from '#lib/format/examplePayment.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import { entryFields, inForce, newestDay } from './inForce.ts';
import { defaultZone, type ZonesFile } from './zones.ts';
import { type FileRate, type RateFileKind, loanStatements } from './RateFileKind.ts';

const percent = () => z.number().min(0.1).max(25);

const terms = z
  .strictObject({
    rate: percent(),
    apr: percent(),
    /** Percent of the loan. */
    points: z.number().min(-5).max(5).optional(),
  })
  .refine(({ rate, apr }) => apr >= rate - 0.001, {
    message: 'Expected an APR that is not below the rate',
    path: ['apr'],
  });

const product = z.strictObject({
  ...entryFields,
  /** Display name, such as `30-year fixed`. */
  product: z.string().min(1),
  termInYears: z.int().min(5).max(40),
  /** By name of the state. `default` applies to all others. */
  states: z
    .record(z.string(), terms)
    .refine((states) => Object.hasOwn(states, defaultZone), 'Expected a state "default"'),
});

/** `rates/mortgage-purchase.json` and `rates/mortgage-refinance.json`. Rates are in percent per year. */
export const mortgageFile = z.strictObject({ products: z.array(product).min(1) });
type MortgageFile = z.output<typeof mortgageFile>;

/**
 * Returns the file of mortgage rates (RATE-12) with every state that the bank lends in, or `undefined` if nothing is in
 * force.
 */
export function mortgageAnswer(file: MortgageFile, { states }: ZonesFile, today: string) {
  const products = inForce(file.products, today);
  if (products.length === 0) return undefined;
  const ratesIn = (stateName: string) =>
    products.map((entry) => ({
      product: entry.product,
      termInYears: entry.termInYears,
      ...(Object.hasOwn(entry.states, stateName) ? entry.states[stateName] : entry.states[defaultZone]),
    }));
  return {
    date: newestDay(products),
    mortgageRateList: Object.fromEntries(states.map(({ stateName }) => [stateName, ratesIn(stateName)])),
  };
}

/** Returns the rates of each state with their payments, and the default ones under the product's key alone. */
function known(file: MortgageFile, today: string, zones: ZonesFile): FileRate[] {
  const states = [defaultZone, ...zones.states.map(({ stateName }) => stateName)];
  return inForce(file.products, today).flatMap((entry) =>
    states.flatMap((state): FileRate[] => {
      const here = Object.hasOwn(entry.states, state) ? entry.states[state] : entry.states[defaultZone];
      const key = state === defaultZone ? entry.productKey : `${entry.productKey}.${state}`;
      if (!here) return [];
      return [
        { key: `${key}.rate`, value: here.rate, unit: 'rate', entry, live: entry.product },
        { key: `${key}.apr`, value: here.apr, unit: 'APR', entry, live: entry.product },
        {
          key: `${key}.payment`,
          value: examplePayment(here.rate, entry.termInYears),
          unit: 'dollars',
          entry,
          live: entry.product,
        },
      ];
    }),
  );
}

const common: RateFileKind<MortgageFile> = {
  schema: mortgageFile,
  known,
  places: { states: 'state' },
  quotes: ({ products }) => products.map((entry) => ({ entry, name: `“${entry.product}”` })),
  statements: loanStatements,
};

export const purchaseRates: RateFileKind<MortgageFile> = {
  ...common,
  decimals: rateDecimals.mortgagePurchase,
};
export const refinanceRates: RateFileKind<MortgageFile> = common;
