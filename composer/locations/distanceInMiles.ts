import type { GeographicPlace } from './geographyFile.ts';

const earthRadius = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance of two places as the crow flies, in miles (haversine formula). */
export function distanceInMiles(
  [latitude, longitude]: GeographicPlace,
  [otherLatitude, otherLongitude]: GeographicPlace,
): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(otherLatitude - latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * half(otherLongitude - longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)));
}
