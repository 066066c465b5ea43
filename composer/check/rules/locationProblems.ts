import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { locationFile } from '#composer/locations/locationFile.ts';
import { isState, statesOfZip } from '#composer/locations/zipStates.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
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
  return [...site.locations.values()].flatMap((source) => {
    const { data } = locationFile.safeParse(source.value);
    if (!data) return [];
    const { stateCode, branches } = data;
    const other = files.find((known) => known.stateCode === stateCode);
    files.push({ source, stateCode });
    return [
      ...stateProblems({ source, stateCode }, other),
      ...branches.flatMap(({ hours, zip }, index) => [
        ...hoursProblems(source, index, hours),
        ...zipProblems({ source, stateCode }, index, zip),
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
function hoursProblems(source: SourceFile, index: number, hours: readonly string[]): Problem[] {
  return hours.flatMap((text, line) => {
    const [start = '', end = ''] = text.split(' ').at(-1)?.split('-') ?? [];
    if (start < end) return [];
    const at = ['branches', index, 'hours', line];
    const parameters = { start, end };
    return [problemAtPath(source, locationCodes['hours-end-early'], at, { parameters, received: text })];
  });
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
  'zip-in-other-state': { 'locations/me.json': maine({ zip: '02139' }) },
  'state-duplicate': {
    'locations/maine.json': maine(),
    'locations/me.json': maine({ street: '98 Congress Street' }),
  },
  'state-unknown': { 'locations/me.json': maine({}, 'MX') },
};
