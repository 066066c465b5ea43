import { z } from 'zod';
import {
  cdKeys,
  checkTiers,
  disclosures,
  gridRate,
  noLessThanRate,
  rateAndYield,
  tierFields,
} from './depositTiers.ts';
import { entryFields, inForce, newestDay } from './inForce.ts';
import { byZone, defaultZone, ofZone, zoneOf, type ZonesFile } from './zones.ts';
import { type FileRate, type RateFileKind, termStatements } from './RateFileKind.ts';
import { flag, type Personal, zipCode } from './questionFields.ts';

const rate = z
  .strictObject({ termInMonths: z.int().min(1).max(120), ...rateAndYield })
  .refine(...noLessThanRate);

const tier = z.strictObject({ ...tierFields, rates: z.array(rate).min(1) });

const product = z
  .strictObject({
    ...entryFields,
    zones: byZone(z.array(tier).min(1)),
    disclosureKey: z.string().min(1),
    /** Bonus for a customer with a token, in percentage points. */
    personalised: z.number().min(0).max(2).default(0),
  })
  .superRefine(({ productKey, zones }, context) => {
    if (!cdKeys.includes(productKey))
      context.addIssue({ code: 'custom', path: ['productKey'], message: `Expected ${cdKeys.join(' or ')}` });
    checkTiers(productKey, { zones }, context);
  });

/** `rates/cd.json`. Rates are in percent per year, balances in dollars. */
export const cdFile = z.strictObject({ products: z.array(product).min(1), disclosures });
type CdFile = z.output<typeof cdFile>;

/** A request of the call. */
export const cdQuestion = z.object({
  zipcode: zipCode(),
  rateType: z.literal('CD', 'expected CD'),
  personlaizedRateFlag: flag(),
  /** Sent by the deposit-rates helper. */
  output: z.literal('json', 'expected json').optional(),
});

/**
 * Returns the response of the CD rate call (RATE-02) in the shape of RATE-05, or `undefined` if nothing is in force.
 */
export function cdAnswer(
  file: CdFile,
  zones: ZonesFile,
  { zipcode, isPersonal }: Pick<z.output<typeof cdQuestion>, 'zipcode'> & Personal,
  today: string,
) {
  const zone = zoneOf(zones, zipcode);
  const products = inForce(file.products, today);
  if (products.length === 0) return undefined;
  return {
    effectiveDate: newestDay(products),
    rateGrids: products.map((entry) => ({
      productKey: entry.productKey,
      rates: (ofZone(entry.zones, zone) ?? []).flatMap((balances) =>
        balances.rates.map((one) => ({
          ...gridRate(balances, one, isPersonal ? entry.personalised : 0),
          termInMonths: one.termInMonths,
          additionalFundingType: 'none',
          disclosureKey: entry.disclosureKey,
        })),
      ),
    })),
    disclosures: { productSpecificDisclosures: file.disclosures },
  };
}

/** Returns the rates of the lowest tier. */
function known(file: CdFile, today: string): FileRate[] {
  return inForce(file.products, today).flatMap((entry) => {
    const [lowest] = ofZone(entry.zones, defaultZone) ?? [];
    return (lowest?.rates ?? []).flatMap(({ termInMonths, apr, apy }): FileRate[] => [
      {
        key: `${entry.productKey}.${termInMonths}.apy`,
        value: apy,
        unit: 'APY',
        entry,
        live: entry.productKey,
      },
      {
        key: `${entry.productKey}.${termInMonths}.rate`,
        value: apr,
        unit: 'rate',
        entry,
        live: entry.productKey,
      },
    ]);
  });
}

/** Returns the tiers of a product in all zones. */
const tiersIn = (file: CdFile, productKey: string, today: string) =>
  inForce(file.products, today)
    .filter((entry) => entry.productKey === productKey)
    .flatMap(({ zones }) => Object.values(zones).flat());

export const cdRates: RateFileKind<CdFile> = {
  schema: cdFile,
  known,
  leastAmount: (file, productKey, today) =>
    tiersIn(file, productKey, today)
      .map(({ minimumBalance }) => minimumBalance)
      .toSorted((one, other) => one - other)[0],
  hasTerm: (file, productKey, months, today) =>
    tiersIn(file, productKey, today).some(({ rates }) =>
      rates.some(({ termInMonths }) => termInMonths === months),
    ),
  places: { zones: 'zone' },
  statements: termStatements,
};
