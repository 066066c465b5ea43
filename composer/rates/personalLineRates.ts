import { z } from 'zod';
import { entryFields, inForce, newestDay } from './inForce.ts';
import { byZone, defaultZone, ofZone, zoneOf, type ZonesFile } from './zones.ts';
import { type FileRate, type FileTier, type RateFileKind, variableStatements } from './RateFileKind.ts';

const tier = z.strictObject({
  tierDescription: z.string().min(1),
  /** Percent per year. */
  calculatedApr: z.number().min(0.1).max(36),
});

const product = z.strictObject({ ...entryFields, zones: byZone(z.array(tier).min(1)) });

/** `rates/personal-line.json`. */
export const personalLineFile = z.strictObject({ products: z.array(product).min(1) });
type PersonalLineFile = z.output<typeof personalLineFile>;

/** Returns the response of the personal line of credit call (RATE-11), or `undefined` if nothing is in force. */
export function personalLineAnswer(
  file: PersonalLineFile,
  zones: ZonesFile,
  { zipCode }: { readonly zipCode: string },
  today: string,
) {
  const products = inForce(file.products, today);
  if (products.length === 0) return undefined;
  const zone = zoneOf(zones, zipCode);
  return {
    effectiveDate: newestDay(products),
    rates: products.flatMap((entry) => ofZone(entry.zones, zone) ?? []),
  };
}

const known = (file: PersonalLineFile, today: string): FileRate[] =>
  inForce(file.products, today).flatMap((entry) =>
    (ofZone(entry.zones, defaultZone) ?? []).map(({ calculatedApr }, index): FileRate => ({
      key: `${entry.productKey}.${index + 1}.apr`,
      value: calculatedApr,
      unit: 'APR',
      entry,
    })),
  );

const tiersInForce = (file: PersonalLineFile, today: string): ReadonlyMap<string, readonly FileTier[]> =>
  new Map(
    inForce(file.products, today).map(({ productKey, zones }) => [
      productKey,
      (ofZone(zones, defaultZone) ?? []).map(({ tierDescription }) => ({ description: tierDescription })),
    ]),
  );

export const personalLineRates: RateFileKind<PersonalLineFile> = {
  schema: personalLineFile,
  known,
  tiers: tiersInForce,
  places: { zones: 'zone' },
  quotes: ({ products }) =>
    products.flatMap((entry) =>
      (ofZone(entry.zones, defaultZone) ?? []).map(({ tierDescription }) => ({
        entry,
        name: `“${tierDescription}”`,
      })),
    ),
  statements: variableStatements,
};
