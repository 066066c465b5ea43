import { localeOfPath, type Locale } from '#lib/format/locale.ts';
import type { KnownLocations } from '#section-kit/knownLocations.ts';
import type { BranchEntry, LocationFile } from './locationFile.ts';

const titles: Readonly<Record<Locale, { readonly directions: string; readonly learnMore: string }>> = {
  en: { directions: 'Directions', learnMore: 'What you can do here' },
  es: { directions: 'Cómo llegar', learnMore: 'Qué puede hacer aquí' },
  zh: { directions: '路线', learnMore: '在这里可以办理的业务' },
};

const directions = 'https://www.openstreetmap.org/search';

const isText = (text: string, other: string) =>
  text.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

/** Returns the file of a state, by its code or its name. */
const stateOf = (files: readonly LocationFile[], text: string) =>
  files.find(({ stateCode, stateName }) => isText(stateCode, text) || isText(stateName, text));

/** Returns the response of `dynamicDropdown` (WIDG-12): the cities of a state. Empty for a state without branches. */
export const citiesAnswer = (files: readonly LocationFile[], state: string): readonly string[] => [
  ...new Set(stateOf(files, state.trim())?.branches.map(({ city }) => city)),
];

function branchAnswer({ stateCode, learnMore }: LocationFile, branch: BranchEntry, locale: Locale) {
  const { city, street, zip, phone, landmark, hours, services } = branch;
  const place = `${city}, ${stateCode} ${zip}`;
  return {
    stateCode,
    cityName: city,
    locImagePath: '',
    landMarkText: landmark?.[locale] ?? landmark?.en ?? '',
    addressLine1: street,
    addressLine2: place,
    directionsUrl: `${directions}?${new URLSearchParams({ query: `${street}, ${place}` }).toString()}`,
    directionsTitle: titles[locale].directions,
    phoneNumber: phone,
    learnMorePagePath: learnMore?.[locale] ?? learnMore?.en ?? '',
    learnMoreTitle: titles[locale].learnMore,
    openingHours: hours,
    services,
  };
}

/** Decodes a path segment, or returns it unchanged if it is malformed. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Returns what follows the root page in a path: nothing, a state, or a state and a city.
 * @returns `undefined` for another page.
 */
function placeIn(domain: string): readonly string[] | undefined {
  const segments = domain.split('/').filter(Boolean);
  const root = segments.findIndex((segment) => /^locations(?:\.html)?$/.test(segment));
  return root < 0 ? undefined : segments.slice(root + 1).map(decoded);
}

/**
 * Returns the response of `productfilterresults` (WIDG-12).
 *
 * @param domain The root page's path, such as `/es/locations`, which decides the language. A state and a city may
 * follow: `/locations/ME/Portland`.
 */
export function resultsAnswer(files: readonly LocationFile[], domain: string) {
  const [state, city, ...more] = placeIn(domain) ?? ['', ''];
  const locale = localeOfPath(domain);
  const chosen = state === undefined ? files : [stateOf(files, state) ?? []].flat();
  const isAsked = (branch: BranchEntry) =>
    more.length === 0 && (city === undefined || isText(branch.city, city));
  const states = chosen.map((file) => ({
    stateName: file.stateName,
    cities: file.branches.filter(isAsked).map((branch) => branchAnswer(file, branch, locale)),
  }));
  return { results: { states: states.filter(({ cities }) => cities.length > 0) } };
}

/** Returns the branch data that pages can use. */
export const knownLocations = (files: readonly LocationFile[]): KnownLocations => ({
  states: files.map(({ stateCode, stateName }) => ({ stateCode, stateName })),
  results: (domain) => resultsAnswer(files, domain),
  cities: (state) => citiesAnswer(files, state),
});
