import { z } from 'zod';
import { entryFields, inForce, newestDay } from './inForce.ts';
import { defaultZone, type ZonesFile } from './zones.ts';

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
  /** What visitors read, such as `30-year fixed`. */
  product: z.string().min(1),
  termInYears: z.int().min(5).max(40),
  /** By the state's name; `default` serves the others. */
  states: z
    .record(z.string(), terms)
    .refine((states) => Object.hasOwn(states, defaultZone), 'Expected a state "default"'),
});

/** `rates/mortgage-purchase.json` and `rates/mortgage-refinance.json`. Rates are percent a year. */
export const mortgageFile = z.strictObject({ products: z.array(product).min(1) });
export type MortgageFile = z.output<typeof mortgageFile>;

/** The file of mortgage rates (RATE-12), with every state that the bank lends in; `undefined` when nothing is in force. */
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
