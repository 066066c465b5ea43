import { z } from 'zod';
import { schemaReference } from '#content/schemaReference.ts';
import { latitude, longitude, stateCode } from './placeFields.ts';

/** Latitude and longitude in degrees, such as `[43.66, -70.26]`. Longitudes of the USA are negative. */
const place = z.tuple([latitude(), longitude()]);
export type GeographicPlace = z.output<typeof place>;

/** `geography/{state}.json`: where a state and its zip codes are. */
export const geographyFile = z.strictObject({
  $schema: schemaReference,
  stateCode: stateCode(),
  outline: z.array(z.array(place).min(3)).min(1).meta({
    title: 'Outline',
    description:
      'The state’s border for the drawn map: a list of latitudes and longitudes for each piece of land.',
  }),
  zips: z
    .record(z.string().regex(/^\d{5}$/, 'Expected five digits'), place)
    .default({})
    .meta({ title: 'Zip codes', description: 'The middle of each zip code: latitude and longitude.' }),
});
export type GeographyFile = z.output<typeof geographyFile>;
/** Where a state is, without its zip codes. */
export type StateOutline = Pick<GeographyFile, 'stateCode' | 'outline'>;

/** The southernmost, northernmost, westernmost and easternmost degrees of a state. */
export interface StateBounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

export function stateBounds({ outline }: StateOutline): StateBounds {
  const places = outline.flat();
  const latitudes = places.map(([degrees]) => degrees);
  const longitudes = places.map(([, degrees]) => degrees);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}
