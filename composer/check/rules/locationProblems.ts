import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { Geography } from '#composer/locations/Geography.ts';
import { stateBounds, type StateOutline } from '#composer/locations/geographyFile.ts';
import { type BranchEntry, locationFile } from '#composer/locations/locationFile.ts';
import { isState, statesOfZip } from '#lib/visitor/zipStates.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { type JsonPath, problemAtPath } from '#composer/problems/problemAt.ts';
import type { ProblemExamples } from '#composer/problems/problemExample.ts';

/** Problems with the branches of the bank. */
export const locationCodes = defineProblems({
  'hours-end-early': error(
    'Closes before it opens',
    'This branch would close at {end}, before it opens at {start}.',
    'Write the opening time first, both from 00:00 to 23:59: Mo-Fr 09:00-17:00.',
  ),
  'zip-in-other-state': warning(
    'Zip code of another state',
    'The zip code {zip} is not in {state}; it is in {found}.',
    'A few zip codes cross a state line. If this one does, leave it.',
  ),
  'outside-state': error(
    'Branch outside its state',
    'The coordinates {latitude}, {longitude} are not in {state}, which lies between {south} and {north} degrees north and {west} and {east} degrees east.',
    'Write the latitude first, and a minus before the longitude: 43.6591 and -70.2568.',
  ),
  'coordinates-half': error(
    'Half of the coordinates',
    'This branch has a {given}, but no {missing}: it has no place on the map and no distance.',
    'Add the {missing}, or remove the {given}.',
  ),
  'drive-up-hours-unused': warning(
    'Hours of a drive-up that is not offered',
    'This branch has hours of a drive-up window, but driveUp is not among its services.',
    'Add driveUp to the services, or remove driveUpHours.',
  ),
  'state-duplicate': error(
    'Two files for one state',
    'The branches in {state} are also in {other}. Visitors would find the state twice.',
    'Move all branches of the state into one file.',
  ),
  'state-unknown': warning('Unknown state', '“{state}” is not the code of a state of the USA.'),
});

interface StateFile {
  readonly source: SourceFile;
  readonly stateCode: string;
}

/** Reports branches that close before they open or whose zip code lies in another state, and states with two files. */
export function locationProblems({ site }: SiteFacts): Problem[] {
  const files: StateFile[] = [];
  const { outlines } = new Geography([...site.geography.values()].map(({ value }) => value));
  return [...site.locations.values()].flatMap((source) => {
    const { data } = locationFile.safeParse(source.value);
    if (!data) return [];
    const { stateCode, branches } = data;
    const outline = outlines.find((state) => state.stateCode === stateCode);
    const other = files.find((known) => known.stateCode === stateCode);
    files.push({ source, stateCode });
    return [
      ...stateProblems({ source, stateCode }, other),
      ...branches.flatMap((entry, index) => [
        ...hoursProblems(source, ['branches', index, 'hours'], entry.hours),
        ...hoursProblems(source, ['branches', index, 'driveUpHours'], entry.driveUpHours ?? []),
        ...driveUpProblems(source, index, entry),
        ...zipProblems({ source, stateCode }, index, entry.zip),
        ...coordinateProblems(source, index, entry, outline),
      ]),
    ];
  });
}

function stateProblems({ source, stateCode }: StateFile, other: StateFile | undefined): Problem[] {
  const at = ['stateCode'];
  if (other) {
    const parameters = { state: stateCode, other: other.source.file };
    return [problemAtPath(source, locationCodes['state-duplicate'], at, { parameters })];
  }
  if (isState(stateCode)) return [];
  const parameters = { state: stateCode };
  return [problemAtPath(source, locationCodes['state-unknown'], at, { parameters, received: stateCode })];
}

/** The schema has checked the format. */
function hoursProblems(source: SourceFile, path: JsonPath, hours: readonly string[]): Problem[] {
  return hours.flatMap((text, line) => {
    const [start = '', end = ''] = text.split(' ').at(-1)?.split('-') ?? [];
    if (start < end) return [];
    const at = [...path, line];
    const parameters = { start, end };
    return [problemAtPath(source, locationCodes['hours-end-early'], at, { parameters, received: text })];
  });
}

function driveUpProblems(source: SourceFile, index: number, { driveUpHours, services }: BranchEntry) {
  if (!driveUpHours || services.includes('driveUp')) return [];
  const at = ['branches', index, 'driveUpHours'];
  return [problemAtPath(source, locationCodes['drive-up-hours-unused'], at)];
}

/** Coordinates may be this far outside the simplified outline of a state, in degrees. */
const tolerance = 0.1;

function coordinateProblems(
  source: SourceFile,
  index: number,
  { latitude, longitude }: BranchEntry,
  outline: StateOutline | undefined,
): Problem[] {
  const at = (field: string) => ['branches', index, field];
  if (latitude === undefined || longitude === undefined) {
    if (latitude === longitude) return [];
    const [given, missing] = latitude === undefined ? ['longitude', 'latitude'] : ['latitude', 'longitude'];
    const parameters = { given, missing };
    return [problemAtPath(source, locationCodes['coordinates-half'], at(given), { parameters })];
  }
  if (!outline) return [];
  const { south, north, west, east } = stateBounds(outline);
  const isWithin = (degrees: number, least: number, most: number) =>
    degrees >= least - tolerance && degrees <= most + tolerance;
  const isLatitudeIn = isWithin(latitude, south, north);
  if (isLatitudeIn && isWithin(longitude, west, east)) return [];
  const parameters = { latitude, longitude, state: outline.stateCode, south, north, west, east };
  const wrong = at(isLatitudeIn ? 'longitude' : 'latitude');
  return [problemAtPath(source, locationCodes['outside-state'], wrong, { parameters })];
}

function zipProblems({ source, stateCode }: StateFile, index: number, zip: string): Problem[] {
  const states = statesOfZip(zip);
  if (!isState(stateCode) || states.includes(stateCode)) return [];
  const parameters = { zip, state: stateCode, found: states.join(' or ') || 'no state' };
  const at = ['branches', index, 'zip'];
  return [problemAtPath(source, locationCodes['zip-in-other-state'], at, { parameters, received: zip })];
}

const branch = {
  city: 'Portland',
  street: '12 Main Street',
  zip: '04101',
  phone: '207-555-0142',
  hours: ['Mo-Fr 09:00-17:00'],
};
const maine = (more: object = {}, stateCode = 'ME') => ({
  stateCode,
  stateName: 'Maine',
  branches: [{ ...branch, ...more }],
});

export const locationExamples: ProblemExamples<typeof locationCodes> = {
  'hours-end-early': { 'locations/me.json': maine({ hours: ['Mo-Fr 17:00-09:00'] }) },
  'outside-state': {
    'locations/me.json': maine({ latitude: 43.66, longitude: 70.26 }),
    'geography/me.json': {
      stateCode: 'ME',
      outline: [
        [
          [47.4, -68.3],
          [44.8, -67],
          [43.1, -70.7],
        ],
      ],
    },
  },
  'coordinates-half': { 'locations/me.json': maine({ latitude: 43.66 }) },
  'drive-up-hours-unused': { 'locations/me.json': maine({ driveUpHours: ['Mo-Fr 08:00-18:00'] }) },
  'zip-in-other-state': { 'locations/me.json': maine({ zip: '02139' }) },
  'state-duplicate': {
    'locations/maine.json': maine(),
    'locations/me.json': maine({ street: '98 Congress Street' }),
  },
  'state-unknown': { 'locations/me.json': maine({}, 'MX') },
};
