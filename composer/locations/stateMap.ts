import type { MapPin, StateMap } from '#lib/values/StateMap.ts';
import { type GeographicPlace, stateBounds, type StateOutline } from './geographyFile.ts';

/** Size of the longer side of a map, in its own units. */
const size = 240;

/** Distance of the outline from the edge of the map, so that pins on the border are whole. */
const margin = 10;

/** A map, and the function that places something on it. */
export interface DrawnState {
  readonly map: StateMap;
  readonly pinAt: (place: GeographicPlace) => MapPin;
}

/**
 * Draws a state: an equirectangular projection in which a mile is equally long in both directions in the middle of the
 * state.
 */
export function drawState(state: StateOutline): DrawnState {
  const { south, north, west, east } = stateBounds(state);
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const degrees = { wide: (east - west) * narrowing, high: north - south };
  const scale = (size - 2 * margin) / Math.max(degrees.wide, degrees.high);
  const pinAt = ([latitude, longitude]: GeographicPlace) => ({
    x: Math.round(margin + (longitude - west) * narrowing * scale),
    y: Math.round(margin + (north - latitude) * scale),
  });
  const path = state.outline
    .map((ring) => `M${ring.map((place) => Object.values(pinAt(place)).join(' ')).join('L')}Z`)
    .join('');
  return {
    map: {
      width: Math.ceil(degrees.wide * scale + 2 * margin),
      height: Math.ceil(degrees.high * scale + 2 * margin),
      path,
    },
    pinAt,
  };
}
