import { z } from 'zod';

const percent = () => z.number().min(0).max(25);

const rate = z.strictObject({
  termInMonths: z.int().min(1).max(120),
  apr: percent(),
  apy: percent(),
});

const tier = z.strictObject({
  tierDescription: z.string().min(1),
  minimumBalance: z.number().min(0),
  maximumBalance: z.number().positive().nullable(),
  rates: z.array(rate).min(1),
});

const product = z.strictObject({
  productKey: z.string().min(1),
  /** Tiers by zone; `default` serves every zip code that no zone names. */
  zones: z
    .record(z.string(), z.array(tier).min(1))
    .refine((zones) => Object.hasOwn(zones, 'default'), 'Expected a zone "default"'),
  disclosureKey: z.string().min(1),
});

/** `pages-json/rates/cd.json`: what the embedded CD rate service answers from. Rates are percent a year. */
export const cdRateData = z.strictObject({
  /** First day on which these rates are in force, `YYYY-MM-DD`. */
  effectiveDate: z.iso.date(),
  /** Zip codes by zone, as their first digits. */
  zones: z.record(z.string(), z.array(z.string().regex(/^\d{1,5}$/))),
  /** What a personalised customer gets on top, in percentage points. */
  personalisedBump: z.number().min(0).max(2),
  products: z.array(product).min(1),
  disclosures: z.array(z.strictObject({ key: z.string(), richText: z.string() })),
});
export type CdRateData = z.output<typeof cdRateData>;
