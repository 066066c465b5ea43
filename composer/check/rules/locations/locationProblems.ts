import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { locationFile } from '#composer/locations/locationFile.ts';
import { isState, statesOfZip } from '#composer/locations/zipStates.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { locationCodes } from './locationCodes.ts';

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
