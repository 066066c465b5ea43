import { z } from 'zod';

const prefixes = z.array(z.string().regex(/^\d{1,5}$/, 'Expected the first digits of zip codes')).min(1);

const state = z.strictObject({
  stateCode: z.string().regex(/^[A-Z]{2}$/, 'Expected two capital letters'),
  stateName: z.string().min(1),
  zipPrefixes: prefixes,
  counties: z.array(z.string().min(1)).min(1),
});

/** `rates/zones.json`: the zones of zip codes. The longest matching prefix applies. */
export const zonesFile = z.strictObject({
  zones: z.record(z.string().regex(/^[a-z][a-z-]*$/), prefixes),
  states: z.array(state),
});
export type ZonesFile = z.output<typeof zonesFile>;

/** Zone of all zip codes that no other zone contains. */
export const defaultZone = 'default';

function longest<Thing>(
  zipCode: string,
  things: Iterable<readonly [Thing, readonly string[]]>,
): Thing | undefined {
  let best: Thing | undefined;
  let length = 0;
  for (const [thing, zipPrefixes] of things) {
    for (const prefix of zipPrefixes) {
      if (!zipCode.startsWith(prefix) || prefix.length <= length) continue;
      best = thing;
      ({ length } = prefix);
    }
  }
  return best;
}

/** Returns the zone of a zip code. */
export const zoneOf = ({ zones }: ZonesFile, zipCode: string): string =>
  longest(zipCode, Object.entries(zones)) ?? defaultZone;

/** Returns the state of a zip code, if the file contains it. */
const stateOf = ({ states }: ZonesFile, zipCode: string): ZonesFile['states'][number] | undefined =>
  longest(
    zipCode,
    states.map((entry) => [entry, entry.zipPrefixes] as const),
  );

/** Returns the response of the zone call. */
export function zipZoneAnswer(file: ZonesFile, zipCode: string) {
  const place = stateOf(file, zipCode);
  return {
    zone: zoneOf(file, zipCode),
    ...(place && { stateCode: place.stateCode, stateName: place.stateName }),
  };
}

/** Returns the state list of RATE-10. */
export const homeEquityStatesAnswer = ({ states }: ZonesFile) => ({
  states: states.map(({ stateCode, stateName, counties }) => ({ stateCode, stateName, counties })),
});

/** Schema of values by zone. `default` applies to zip codes without a zone of their own. */
export const byZone = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .refine((zones) => Object.hasOwn(zones, defaultZone), 'Expected a zone "default"');

/** Returns the value of a zone, or else that of `default`. */
export function ofZone<Value>(values: Readonly<Record<string, Value>>, zone: string): Value | undefined {
  return Object.hasOwn(values, zone) ? values[zone] : values[defaultZone];
}
