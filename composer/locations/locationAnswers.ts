import { isSameName } from '#lib/values/isSameName.ts';
import { localeOfPath, type Locale } from '#lib/format/locale.ts';
import type { BranchQuestion, KnownLocations } from '#section-kit/siteData.ts';
import type { BranchEntry, LocationFile } from './locationFile.ts';

const titles: Readonly<Record<Locale, { readonly directions: string; readonly learnMore: string }>> = {
  en: { directions: 'Directions', learnMore: 'What you can do here' },
  es: { directions: 'Cómo llegar', learnMore: 'Qué puede hacer aquí' },
  zh: { directions: '路线', learnMore: '在这里可以办理的业务' },
};

const directions = 'https://www.openstreetmap.org/search';

/** Returns the file of a state, by its code or its name. */
const stateOf = (files: readonly LocationFile[], text: string) =>
  files.find(({ stateCode, stateName }) => isSameName(stateCode, text) || isSameName(stateName, text));

/** Returns the response of `dynamicDropdown` (WIDG-12): the cities of a state. Empty for a state without branches. */
export const citiesAnswer = (files: readonly LocationFile[], state: string): readonly string[] => [
  ...new Set(stateOf(files, state.trim())?.branches.map(({ city }) => city)),
];

function branchAnswer({ stateCode, learnMore: ofState }: LocationFile, branch: BranchEntry, locale: Locale) {
  const { city, street, zip, phone, landmark, picture, hours, services } = branch;
  const { page: learnMore, title } = branch.learnMore ?? { page: ofState };
  const place = `${city}, ${stateCode} ${zip}`;
  return {
    stateCode,
    cityName: city,
    locImagePath: picture ?? '',
    landMarkText: landmark?.[locale] ?? landmark?.en ?? '',
    addressLine1: street,
    addressLine2: place,
    directionsUrl: `${directions}?${new URLSearchParams({ query: `${street}, ${place}` }).toString()}`,
    directionsTitle: titles[locale].directions,
    phoneNumber: phone,
    learnMorePagePath: learnMore?.[locale] ?? learnMore?.en ?? '',
    learnMoreTitle: title?.[locale] ?? title?.en ?? titles[locale].learnMore,
    openingHours: hours,
    services,
  };
}

/** Whether a path is that of a root page: `/locations`, `/es/locations`, with or without `.html`. */
const isRootPage = (domain: string) => /^(?:\/\w+)*\/locations(?:\.html)?\/?$/.test(domain);

/** Returns the response of `productfilterresults` (WIDG-12). Empty for other pages and unknown places. */
export function resultsAnswer(
  files: readonly LocationFile[],
  { domain, state = '', city = '' }: BranchQuestion,
) {
  const locale = localeOfPath(domain);
  const inState = state === '' ? files : [stateOf(files, state) ?? []].flat();
  const states = (isRootPage(domain) ? inState : []).map((file) => ({
    stateName: file.stateName,
    cities: file.branches
      .filter((branch) => city === '' || isSameName(branch.city, city))
      .map((branch) => branchAnswer(file, branch, locale)),
  }));
  return { results: { states: states.filter(({ cities }) => cities.length > 0) } };
}

/** Returns the branch data that pages can use. */
export const knownLocations = (files: readonly LocationFile[]): KnownLocations => ({
  states: files.map(({ stateCode, stateName }) => ({ stateCode, stateName })),
  results: (question) => resultsAnswer(files, question),
  cities: (state) => citiesAnswer(files, state),
});
