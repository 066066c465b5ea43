import { groupBy } from '#lib/values/groupBy.ts';
import { isSameName } from '#lib/values/isSameName.ts';
import { localeOfPath, type Locale } from '#lib/format/locale.ts';
import type { BranchQuestion, KnownLocations } from '#section-kit/siteData.ts';
import type { Holiday } from '#lib/format/openingHours.ts';
import { branchParameter } from './branchPath.ts';
import { distanceInMiles } from './distanceInMiles.ts';
import type { GeographicPlace } from './geographyFile.ts';
import type { BranchEntry } from './locationFile.ts';
import type { BranchData, KnownBranch, StateBranches } from './LocationBook.ts';
import { drawState, type DrawnState } from './stateMap.ts';
import { statesOfZip } from '#lib/visitor/zipStates.ts';

const titles: Readonly<Record<Locale, { readonly directions: string; readonly learnMore: string }>> = {
  en: { directions: 'Directions', learnMore: 'What you can do here' },
  es: { directions: 'Cómo llegar', learnMore: 'Qué puede hacer aquí' },
  zh: { directions: '路线', learnMore: '在这里可以办理的业务' },
};

const directions = 'https://www.openstreetmap.org/search';

/** Branches within this distance of a zip code are near it. */
const nearMiles = 50;

/** Number of branches for a zip code that none is near. */
const fewest = 5;

/** Returns the file of a state, by its code or its name. */
const stateOf = (files: readonly StateBranches[], text: string) =>
  files.find(({ stateCode, stateName }) => isSameName(stateCode, text) || isSameName(stateName, text));

/** Returns the response of `dynamicDropdown` (WIDG-12): the cities of a state. Empty for a state without branches. */
export const citiesAnswer = (files: readonly StateBranches[], state: string): readonly string[] => [
  ...new Set(stateOf(files, state.trim())?.branches.map(({ city }) => city)),
];

const placeOf = ({ latitude, longitude }: KnownBranch): GeographicPlace | undefined =>
  latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];

/** A branch of an answer, with its distance in miles from the requested zip code. */
interface FoundBranch {
  readonly branch: KnownBranch;
  readonly miles?: number;
}

function branchAnswer(
  { stateCode, timeZone, learnMore: ofState }: StateBranches,
  { branch, miles }: FoundBranch,
  locale: Locale,
  drawn: DrawnState | undefined,
) {
  const { city, street, zip, phone, landmark, picture, hours, driveUpHours = [], services } = branch;
  const { page: learnMore, title } = branch.learnMore ?? { page: ofState };
  const learnMorePagePath = learnMore?.[locale] ?? learnMore?.en ?? '';
  const line = `${city}, ${stateCode} ${zip}`;
  const place = placeOf(branch);
  return {
    stateCode,
    cityName: city,
    locImagePath: picture ?? '',
    landMarkText: landmark?.[locale] ?? landmark?.en ?? '',
    addressLine1: street,
    addressLine2: line,
    directionsUrl: `${directions}?${new URLSearchParams({ query: `${street}, ${line}` }).toString()}`,
    directionsTitle: titles[locale].directions,
    phoneNumber: phone,
    learnMorePagePath,
    learnMoreTitle:
      learnMorePagePath === '' ? '' : (title?.[locale] ?? title?.en ?? titles[locale].learnMore),
    pagePath: branch.pages[locale] ?? '',
    openingHours: hours,
    driveUpHours,
    timeZone,
    services,
    ...(place && drawn && { pin: drawn.pinAt(place) }),
    ...(miles !== undefined && { miles: Math.round(miles * 10) / 10 }),
  };
}

const bankerAnswer = (
  { name, role, picture, nmls, appointment }: NonNullable<BranchEntry['banker']>,
  branch: KnownBranch,
  locale: Locale,
) => ({
  name,
  role: role[locale] ?? role.en,
  imagePath: picture,
  nmls: nmls ?? '',
  appointmentPath: (appointment?.[locale] ?? appointment?.en ?? '').replaceAll(
    '{branch.parameter}',
    branchParameter(branch),
  ),
});

/** Whether a path is that of a root page: `/locations`, `/es/locations`, with or without `.html`. */
const isRootPage = (domain: string) => /^(?:\/\w+)*\/locations(?:\.html)?\/?$/.test(domain);

/** The branches that answer a question, by state. */
interface Found {
  readonly file: StateBranches;
  readonly branches: readonly FoundBranch[];
}

/** Returns the branches near a place: those within `nearMiles`, or else the `fewest` nearest. */
function branchesNear(files: readonly StateBranches[], place: GeographicPlace): Found[] {
  const all = files.flatMap((file) =>
    file.branches.flatMap((branch) => {
      const at = placeOf(branch);
      return at ? [{ file, branch, miles: distanceInMiles(place, at) }] : [];
    }),
  );
  const sorted = all.toSorted((one, other) => one.miles - other.miles);
  const near = sorted.filter(({ miles }) => miles <= nearMiles);
  const found = near.length > 0 ? near : sorted.slice(0, fewest);
  return [...groupBy(found, ({ file }) => file)].map(([file, branches]) => ({ file, branches }));
}

const allOf = (file: StateBranches): Found => ({
  file,
  branches: file.branches.map((branch) => ({ branch })),
});

function branchesFor({ files, placeOf: placeOfZip }: BranchData, question: BranchQuestion): Found[] {
  const { state = '', city = '', zip = '' } = question;
  if (zip !== '') {
    const place = placeOfZip(zip);
    if (place) return branchesNear(files, place);
    const states = statesOfZip(zip);
    return files.filter(({ stateCode }) => states.includes(stateCode)).map(allOf);
  }
  const inState = state === '' ? files : [stateOf(files, state) ?? []].flat();
  return inState.map(allOf).map(({ file, branches }) => ({
    file,
    branches: branches.filter(({ branch }) => city === '' || isSameName(branch.city, city)),
  }));
}

/** Returns the response of `productfilterresults` (WIDG-12). Empty for other pages and unknown places. */
export function resultsAnswer(data: BranchData, question: BranchQuestion) {
  const { domain, zip = '' } = question;
  const locale = localeOfPath(domain);
  const { states } = answerOf(data, isRootPage(domain) ? branchesFor(data, question) : [], locale).results;
  return {
    results: { ...(zip !== '' && { zip, isZipKnown: data.placeOf(zip) !== undefined }), states },
  };
}

function answerOf(data: BranchData, found: readonly Found[], locale: Locale) {
  const states = found.map(({ file, branches }) => {
    const outline = data.outlines.find(({ stateCode }) => stateCode === file.stateCode);
    const drawn = outline && drawState(outline);
    return {
      stateName: file.stateName,
      ...(drawn && { map: drawn.map }),
      cities: branches.map((branch) => branchAnswer(file, branch, locale, drawn)),
    };
  });
  return { results: { states: states.filter(({ cities }) => cities.length > 0) } };
}

/** Returns the branch data that pages can use. */
export const knownLocations = (
  data: BranchData,
  holidays: (locale: Locale) => readonly Holiday[],
): KnownLocations => ({
  states: data.files.map(({ stateCode, stateName }) => ({ stateCode, stateName })),
  results: (question) => resultsAnswer(data, question),
  cities: (state) => citiesAnswer(data.files, state),
  holidays,
});

/** Returns an answer with one branch; `undefined` if there is none with this id. */
export function branchAnswerFor(data: BranchData, id: string, locale: Locale): unknown {
  const file = data.files.find(({ branches }) => branches.some((branch) => branch.id === id));
  const branch = file?.branches.find((one) => one.id === id);
  if (!file || !branch) return undefined;
  const { states } = answerOf(data, [{ file, branches: [{ branch }] }], locale).results;
  // Only the branch's own page says who works there, and tells search engines where exactly it is.
  const { latitude, longitude } = branch;
  const banker = branch.banker && bankerAnswer(branch.banker, branch, locale);
  const exact = states.map((state) => ({
    ...state,
    cities: state.cities.map((one) => ({ ...one, latitude, longitude, ...(banker && { banker }) })),
  }));
  return { results: { states: exact } };
}
