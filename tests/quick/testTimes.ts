import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The committed times, below the project's folder. */
export const defaultTimesFile = 'tests/testTimes.json';

/** Seconds of a file that was never measured. */
const estimate = 1.5;

export interface TestTime {
  readonly seconds: number;
  /** The last `npm test` on this machine, the committed defaults, or neither. */
  readonly from: 'last time' | 'usually' | 'estimated';
}

/** Returns the seconds that each file took in the last `npm test`, by its path below the project's folder. */
export function lastTimes(
  root: string,
  report = join(root, '.portico', 'test-report.json'),
): ReadonlyMap<string, number> {
  if (!existsSync(report)) return new Map();
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [
      relative(root, name).replaceAll('\\', '/'),
      (endTime - startTime) / 1000,
    ]),
  );
}

/** Returns the committed times. A fresh clone has no others. */
export const defaultTimes = (root: string): ReadonlyMap<string, number> =>
  new Map(Object.entries(JSON.parse(readFileSync(join(root, defaultTimesFile), 'utf8')) as object));

/** Returns a function that tells how long a file takes. */
export function testTimes(root: string): (file: string) => TestTime {
  const [last, usual] = [lastTimes(root), defaultTimes(root)];
  return (file) => {
    const measured = last.get(file);
    if (measured !== undefined) return { seconds: measured, from: 'last time' };
    const seconds = usual.get(file);
    return seconds === undefined ? { seconds: estimate, from: 'estimated' } : { seconds, from: 'usually' };
  };
}
