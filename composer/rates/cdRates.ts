import { z } from 'zod';
import { cdKeys, rateAndYield, tierFaults, tierFields, disclosures, noLessThanRate } from './depositTiers.ts';
import { dailyYield, entryFields, inForce, newestDay, round } from './inForce.ts';
import { byZone, defaultZone, ofZone, zoneOf, type ZonesFile } from './zones.ts';
import { type FileRate, type RateFileKind, termStatements } from './RateFileKind.ts';

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
    for (const [zone, tiers] of Object.entries(zones)) {
      for (const { at, fault } of tierFaults(productKey, tiers))
        context.addIssue({ code: 'custom', path: ['zones', zone, at, 'tierDescription'], message: fault });
    }
  });

/** `rates/cd.json`. Rates are in percent per year, balances in dollars. */
export const cdFile = z.strictObject({ products: z.array(product).min(1), disclosures });
type CdFile = z.output<typeof cdFile>;

interface CdQuestion {
  readonly zipCode: string;
  readonly isPersonal: boolean;
}

/**
 * Returns the response of the CD rate call (RATE-02) in the shape of RATE-05, or `undefined` if nothing is in force.
 */
export function cdAnswer(file: CdFile, zones: ZonesFile, { zipCode, isPersonal }: CdQuestion, today: string) {
  const zone = zoneOf(zones, zipCode);
  const products = inForce(file.products, today);
  if (products.length === 0) return undefined;
  return {
    effectiveDate: newestDay(products),
    rateGrids: products.map((entry) => ({
      productKey: entry.productKey,
      rates: (ofZone(entry.zones, zone) ?? []).flatMap(({ rates, ...balances }) =>
        rates.map(({ termInMonths, apr, apy }) => {
          const bump = isPersonal ? entry.personalised : 0;
          return {
            apr: round(apr + bump),
            apy: bump === 0 ? apy : dailyYield(apr + bump),
            tierDescription: balances.tierDescription,
            termInMonths,
            minimumBalance: balances.minimumBalance,
            maximumBalance: balances.maximumBalance,
            additionalFundingType: 'none',
            disclosureKey: entry.disclosureKey,
          };
        }),
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

export const cdRates: RateFileKind<CdFile> = {
  schema: cdFile,
  known,
  places: { zones: 'zone' },
  statements: termStatements,
};
