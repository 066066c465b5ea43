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
import { type FileRate, type FileTier, type RateFileKind, accountStatements } from './RateFileKind.ts';
import { flag, type Personal, zipCode } from './questionFields.ts';

const tier = z.strictObject({ ...tierFields, ...rateAndYield }).refine(...noLessThanRate);
const tiers = z.array(tier).min(1);

const product = z
  .strictObject({
    ...entryFields,
    /** The customers that the account is for. */
    audience: z.enum(['consumer', 'business']),
    zones: byZone(tiers),
    /** Better rates for customers who qualify, by tier. */
    bumpRates: byZone(tiers).optional(),
    disclosureKey: z.string().min(1),
    /** Bonus for a customer with a token, in percentage points. */
    personalised: z.number().min(0).max(2).default(0),
  })
  .superRefine(({ productKey, zones, bumpRates = {} }, context) => {
    if (cdKeys.includes(productKey))
      context.addIssue({
        code: 'custom',
        path: ['productKey'],
        message: 'Certificates are in rates/cd.json',
      });
    checkTiers(productKey, { zones, bumpRates }, context);
  });

/** `rates/deposits.json`: checking and savings. Rates are in percent per year, balances in dollars. */
export const depositFile = z.strictObject({ products: z.array(product).min(1), disclosures });
type DepositFile = z.output<typeof depositFile>;

/** A request of the call. */
export const depositQuestion = z
  .object({
    zipcode: zipCode(),
    output: z.literal('json', 'expected json'),
    productKeys: z
      .string()
      .regex(/^[A-Za-z0-9]{1,20}(?:,[A-Za-z0-9]{1,20}){0,49}$/, 'expected product keys with commas between')
      .transform((text) => [...new Set(text.split(','))].toSorted()),
    requestType: z.literal('NEW', 'expected NEW'),
    rateTableType: z.enum(
      ['checkingAndSavings', 'consumerCheckingandSavings'],
      'expected checkingAndSavings or consumerCheckingandSavings',
    ),
    isbusiness: flag(),
  })
  .refine(
    ({ rateTableType, isbusiness }) => (rateTableType === 'consumerCheckingandSavings') === isbusiness,
    {
      message: 'expected true with consumerCheckingandSavings, and only with it',
      path: ['isbusiness'],
    },
  );

type Product = DepositFile['products'][number];

const gridRates = ({ disclosureKey }: Product, list: z.output<typeof tiers>, bonus: number) =>
  list.map((rate) => ({
    ...gridRate(rate, rate, bonus),
    termInMonths: null,
    additionalFundingType: 'any',
    disclosureKey,
  }));

/**
 * Returns the response of the zoned rate call (RATE-04) in the shape of RATE-05, or `undefined` if nothing is in force.
 */
export function depositAnswer(
  file: DepositFile,
  zones: ZonesFile,
  asked: Pick<z.output<typeof depositQuestion>, 'zipcode' | 'productKeys' | 'isbusiness'> & Personal,
  today: string,
) {
  const zone = zoneOf(zones, asked.zipcode);
  const products = inForce(file.products, today).filter(
    ({ productKey, audience }) =>
      asked.productKeys.includes(productKey) && (asked.isbusiness || audience === 'consumer'),
  );
  if (products.length === 0) return undefined;
  const keys = new Set(products.map(({ disclosureKey }) => disclosureKey));
  const bonusOf = ({ personalised }: Product) => (asked.isPersonal ? personalised : 0);
  return {
    effectiveDate: newestDay(products),
    rateGrids: products.map((entry) => ({
      productKey: entry.productKey,
      rates: gridRates(entry, ofZone(entry.zones, zone) ?? [], bonusOf(entry)),
    })),
    bumpRates: products.flatMap((entry) => {
      if (!entry.bumpRates) return [];
      const cqbRates = gridRates(entry, ofZone(entry.bumpRates, zone) ?? [], bonusOf(entry));
      return [{ productKey: entry.productKey, cqbRates }];
    }),
    disclosures: { productSpecificDisclosures: file.disclosures.filter(({ key }) => keys.has(key)) },
  };
}

function known(file: DepositFile, today: string): FileRate[] {
  return inForce(file.products, today).flatMap((entry) => {
    const key = (minimum: number, name: string) => `${entry.productKey}.${minimum}.${name}`;
    const live = entry.audience;
    const rates = ofZone(entry.zones, defaultZone) ?? [];
    const bumps = ofZone(entry.bumpRates ?? {}, defaultZone) ?? [];
    return [
      ...rates.flatMap(({ minimumBalance, apr, apy }): FileRate[] => [
        { key: key(minimumBalance, 'apy'), value: apy, unit: 'APY', entry, live },
        { key: key(minimumBalance, 'rate'), value: apr, unit: 'rate', entry, live },
      ]),
      ...bumps.map(({ minimumBalance, apy }): FileRate => ({
        key: key(minimumBalance, 'bumpApy'),
        value: apy,
        unit: 'APY',
        entry,
        live,
      })),
    ];
  });
}

const tiersInForce = (file: DepositFile, today: string): ReadonlyMap<string, readonly FileTier[]> =>
  new Map(
    inForce(file.products, today).map(({ productKey, zones }) => [
      productKey,
      (ofZone(zones, defaultZone) ?? []).map(({ tierDescription, minimumBalance, maximumBalance }) => ({
        description: tierDescription,
        minimum: minimumBalance,
        ...(maximumBalance !== null && { maximum: maximumBalance }),
      })),
    ]),
  );

export const depositRates: RateFileKind<DepositFile> = {
  schema: depositFile,
  known,
  tiers: tiersInForce,
  // A rate of the service without a term is none for a term.
  hasTerm: () => false,
  places: { zones: 'zone', bumpRates: 'zone' },
  statements: accountStatements,
};
