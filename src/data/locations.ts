import type { MapPin, StateMap } from '#lib/values/StateMap.ts';
import { isTimeZone } from '#lib/format/dates.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { isSameName } from '#lib/values/isSameName.ts';
import { safeHref } from '#lib/address/urls.ts';
import { listOf, recordOf, trimmedText } from './rateAnswer.ts';
import { serviceQuery } from './serviceQuery.ts';

interface Coordinates {
  /** In degrees, as the longitude. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Somebody who works at a branch. */
export interface Banker {
  readonly name: string;
  readonly role: string;
  /** Path of a face on this site; empty if there is none. */
  readonly imagePath: string;
  /** The person's number, if they take applications for home loans; otherwise empty. */
  readonly nmls: string;
  /** Where to book time with this person; empty if nowhere. */
  readonly appointmentPath: string;
}

/** A branch as pages show it. Texts that the service does not provide are empty. */
export interface Branch {
  readonly stateCode: string;
  readonly cityName: string;
  /** Path of a picture on this site. */
  readonly locImagePath: string;
  readonly landMarkText: string;
  /** Number and street. */
  readonly addressLine1: string;
  /** City, state and zip code. */
  readonly addressLine2: string;
  readonly directionsUrl: string;
  readonly directionsTitle: string;
  readonly phoneNumber: string;
  readonly learnMorePagePath: string;
  readonly learnMoreTitle: string;
  /** The branch's own page on this site. */
  readonly pagePath: string;
  /** In schema.org's format, such as `Mo-Fr 09:00-17:00`. */
  readonly openingHours: readonly string[];
  /** Of the drive-up window, if they differ. */
  readonly driveUpHours: readonly string[];
  /** Of the hours. `undefined` if the service does not say, or names none that exists. */
  readonly timeZone: string | undefined;
  readonly coordinates: Coordinates | undefined;
  /** Where it is on the map of its state. */
  readonly pin: MapPin | undefined;
  /** Distance from the requested zip code. */
  readonly miles: number | undefined;
  /** Who welcomes visitors, on the branch's own page. */
  readonly banker: Banker | undefined;
  /** Such as `atm` and `driveUp`. */
  readonly services: readonly string[];
}

/** The branches of a state. */
export interface StateBranches {
  readonly stateName: string;
  readonly map: StateMap | undefined;
  readonly branches: readonly Branch[];
}

const text = (value: unknown) => trimmedText(value) ?? '';
const texts = (value: unknown) => listOf(value).flatMap((one) => trimmedText(one) ?? []);

/** Returns a link target from the service's answer, or an empty string if it is unsafe (SEC-01). */
const target = (value: unknown) => safeHref(text(value)) ?? '';

/** Returns a link target on this site, or an empty string. */
const sitePathOf = (value: unknown) => {
  const path = target(value);
  return path.startsWith('/') ? path : '';
};

const numberOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

function coordinatesOf(fields: Readonly<Record<string, unknown>>): Coordinates | undefined {
  const [latitude, longitude] = [numberOf(fields['latitude']), numberOf(fields['longitude'])];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function pinOf(value: unknown): MapPin | undefined {
  const [x, y] = [numberOf(recordOf(value)['x']), numberOf(recordOf(value)['y'])];
  return x === undefined || y === undefined ? undefined : { x, y };
}

const timeZoneOf = (value: unknown) => (typeof value === 'string' && isTimeZone(value) ? value : undefined);

/** Data of an SVG path with straight lines, as maps have. Anything else is no map. */
const outline = /^(?:M[\d. -]+(?:L[\d. -]+)*Z)+$/;

function mapOf(value: unknown): StateMap | undefined {
  const { width: wide, height: high, path } = recordOf(value);
  const [width, height] = [numberOf(wide), numberOf(high)];
  const isDrawn = typeof path === 'string' && outline.test(path);
  return isDrawn && width !== undefined && height !== undefined ? { width, height, path } : undefined;
}

/**
 * Extracts city and state from `Portland, ME 04101`, `Portland ME 04101` or `Portland, Maine 04101`, for services that
 * do not name them separately. What a line does not say is empty.
 */
function placeOf(line: string, stateName: string) {
  const place = line.replace(/,? \d{5}(?:-\d{4})?$/, '');
  const [, stateCode = ''] = /[ ,]([A-Z]{2})$/.exec(place) ?? [];
  const state = stateCode === '' ? stateName : stateCode;
  const cityEnd = place.length - state.length;
  const namesState = state !== '' && isSameName(place.slice(cityEnd), state);
  return { cityName: namesState ? place.slice(0, cityEnd).trimEnd().replace(/,$/, '') : '', stateCode };
}

function bankerOf(value: unknown): Banker | undefined {
  const fields = recordOf(value);
  const name = text(fields['name']);
  if (name === '') return undefined;
  return {
    name,
    role: text(fields['role']),
    imagePath: sitePathOf(fields['imagePath']),
    nmls: text(fields['nmls']),
    appointmentPath: target(fields['appointmentPath']),
  };
}

function readBranch(entry: unknown, stateName: string): Branch[] {
  const fields = recordOf(entry);
  const addressLine1 = text(fields['addressLine1']);
  const addressLine2 = text(fields['addressLine2']);
  if (addressLine1 === '') return [];
  const directions = target(fields['directionsUrl']);
  const place = placeOf(addressLine2, stateName);
  return [
    {
      stateCode: text(fields['stateCode']) || place.stateCode,
      cityName: text(fields['cityName']) || place.cityName,
      locImagePath: sitePathOf(fields['locImagePath']),
      landMarkText: text(fields['landMarkText']),
      addressLine1,
      addressLine2,
      directionsUrl: directions.startsWith('https:') ? directions : '',
      directionsTitle: text(fields['directionsTitle']),
      phoneNumber: text(fields['phoneNumber']),
      learnMorePagePath: target(fields['learnMorePagePath']),
      learnMoreTitle: text(fields['learnMoreTitle']),
      pagePath: sitePathOf(fields['pagePath']),
      openingHours: texts(fields['openingHours']),
      driveUpHours: texts(fields['driveUpHours']),
      timeZone: timeZoneOf(fields['timeZone']),
      coordinates: coordinatesOf(fields),
      pin: pinOf(fields['pin']),
      miles: numberOf(fields['miles']),
      banker: bankerOf(fields['banker']),
      services: texts(fields['services']),
    },
  ];
}

/**
 * Reads an answer of `productfilterresults` (WIDG-12).
 *
 * @throws {Error} if it has no results.
 */
export function readLocations(answer: unknown): readonly StateBranches[] {
  const results = isRecord(answer) ? answer['results'] : undefined;
  if (!isRecord(results)) throw new Error('The answer of the location service has no results.');
  return listOf(results['states']).flatMap((entry) => {
    const { stateName: name, cities, map } = recordOf(entry);
    const stateName = text(name);
    const branches = listOf(cities).flatMap((city) => readBranch(city, stateName));
    return branches.length > 0 ? [{ stateName, map: mapOf(map), branches }] : [];
  });
}

/**
 * Reads an answer of `dynamicDropdown`.
 *
 * @throws {Error} if it is not an array.
 */
export function readCities(answer: unknown): readonly string[] {
  if (!Array.isArray(answer)) throw new Error('The answer of the location service is no list of cities.');
  return texts(answer);
}

export interface CitiesRequest {
  /** Base path of the services, e.g. `/svt/elmstone`. */
  readonly serviceBase: string;
  /** Path of the root page, such as `/locations`. */
  readonly domain: string;
  /** Such as `ME`. */
  readonly state: string;
}

/** URL of the request for a state's cities. */
export const citiesUrl = ({ serviceBase, domain, state }: CitiesRequest): string =>
  `${serviceBase}/dynamicDropdown?${new URLSearchParams({ rootTagPath: domain, subCategoryVal: state }).toString()}`;

export interface LocationsRequest extends Pick<CitiesRequest, 'domain' | 'state'> {
  /** Empty for the whole state. */
  readonly city: string;
  /** Five digits: the nearest branches, of any state. */
  readonly zip?: string | undefined;
}

/** Path of the results. Unlike all other services, this one belongs to the bank itself, not to the provider. */
export const locationsPath = '/svt/ecm/productfilterresults';

/**
 * URL of the request for the branches in a state or a city. `domain` is the root page's path. The state and the city
 * narrow the answer of services that know them; others answer with all branches.
 */
export const locationsUrl = ({ domain, state, city, zip }: LocationsRequest): string => {
  const fields = new URLSearchParams({ domain });
  const place = zip === undefined ? { state, city } : { zip };
  for (const [name, value] of Object.entries(place)) if (value !== '') fields.set(name, value);
  return `${locationsPath}?${fields.toString()}`;
};

/**
 * Reads the branches in the requested state and city from an answer, which may contain others. A branch whose state or
 * city the answer does not tell stays: the service has narrowed its answer. For a zip code, all are read.
 */
export function readBranchesIn(
  { state, city, zip }: LocationsRequest,
  answer: unknown,
): readonly StateBranches[] {
  if (zip !== undefined) return readLocations(answer);
  return readLocations(answer).flatMap(({ stateName, map, branches }) => {
    const inPlace = branches.filter(
      ({ stateCode, cityName }) =>
        ([state, stateCode].includes('') || [stateCode, stateName].some((name) => isSameName(name, state))) &&
        ([city, cityName].includes('') || isSameName(cityName, city)),
    );
    return inPlace.length > 0 ? [{ stateName, map, branches: inPlace }] : [];
  });
}

/** Query for the cities of a state, in display order. */
export const citiesQuery = (request: CitiesRequest) =>
  serviceQuery('locationCities', { url: citiesUrl(request), read: readCities });

/** Query for the branches in a state or a city. */
export const locationsQuery = (request: LocationsRequest) =>
  serviceQuery('locations', {
    url: locationsUrl(request),
    read: (answer) => readBranchesIn(request, answer),
  });
