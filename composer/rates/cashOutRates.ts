import { z } from 'zod';
import { cashOutTerms } from '#data/cashOutRefinanceRates.ts';
import { examplePayment } from '#lib/format/examplePayment.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import { entryFields, inForce, newestDay } from './inForce.ts';
import { byZone, defaultZone, ofZone, zoneOf, type ZonesFile } from './zones.ts';
import { type FileRate, type RateFileKind, loanStatements } from './RateFileKind.ts';
import { zipCode } from './questionFields.ts';

const product = z.strictObject({
  ...entryFields,
  /** The terms of RATE-03. */
  termInYears: z.union(
    [z.literal(10), z.literal(15), z.literal(20), z.literal(30)],
    'Expected 10, 15, 20 or 30',
  ),
  /** Percent per year. */
  zones: byZone(z.number().min(0.1).max(25)),
});

/** `rates/cash-out-refinance.json`. */
export const cashOutFile = z.strictObject({ products: z.array(product).min(1) });
type CashOutFile = z.output<typeof cashOutFile>;

const terms: readonly number[] = cashOutTerms;

/** A request of the call. */
export const cashOutQuestion = z.object({
  zipcode: zipCode(),
  rateType: z.literal('CASHOUTREFI', 'expected CD or CASHOUTREFI'),
  termsInYears: z
    .string()
    .regex(/^\d{1,2}(?:,\d{1,2}){0,3}$/, 'expected years such as 15')
    .transform((text) => text.split(',').map(Number))
    .refine((years) => years.every((one) => terms.includes(one)), `expected ${cashOutTerms.join(', ')}`),
});

/** Returns the response of the cash-out refinance call (RATE-03), or `undefined` if nothing is in force. */
export function cashOutAnswer(
  file: CashOutFile,
  zones: ZonesFile,
  asked: Pick<z.output<typeof cashOutQuestion>, 'zipcode' | 'termsInYears'>,
  today: string,
) {
  const zone = zoneOf(zones, asked.zipcode);
  const products = inForce(file.products, today).filter(({ termInYears }) =>
    asked.termsInYears.includes(termInYears),
  );
  if (products.length === 0) return undefined;
  return {
    effectiveDate: newestDay(products),
    rateGrids: products.map(({ productKey, termInYears, zones: rates }) => ({
      productKey,
      termInYears,
      apr: ofZone(rates, zone),
    })),
  };
}

const known = (file: CashOutFile, today: string): FileRate[] =>
  inForce(file.products, today).flatMap((entry): FileRate[] => {
    const { productKey: live, termInYears, zones } = entry;
    const apr = ofZone(zones, defaultZone);
    if (apr === undefined) return [];
    const payment = examplePayment(apr, termInYears);
    return [
      { key: `${termInYears}.apr`, value: apr, unit: 'APR', entry, live },
      { key: `${termInYears}.payment`, value: payment, unit: 'dollars', entry, live },
    ];
  });

export const cashOutRates: RateFileKind<CashOutFile> = {
  schema: cashOutFile,
  decimals: rateDecimals.cashOutRefinance,
  known,
  places: { zones: 'zone' },
  quotes: ({ products }) =>
    products.map((entry) => ({ entry, name: `a term of ${entry.termInYears} years` })),
  statements: loanStatements,
};
