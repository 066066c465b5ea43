// npm run test:quick [-- ref] [-- --list]: runs the tests that are affected by changes since a commit, within a minute
// and a half. Without a ref, takes uncommitted changes, or else the last commit. The fastest tests run first; --list
// only prints which files would run, which would not, and why.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { environment, root, run, say } from './prepare.mjs';

/** Total test time in seconds, across all cores. The rest of the ninety seconds is for startup. */
const limit = 70 * availableParallelism();
/** Estimated seconds of a file that the last report does not contain. */
const usual = 1.5;

const vitest = 'node_modules/vitest/vitest.mjs';
const projects = ['--project', 'unit', '--project', 'browser'];

const capture = (command: string, args: readonly string[]): string =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', env: environment(), maxBuffer: 1e8 }).stdout;

const ownPath = (file: string) => relative(root, file).replaceAll('\\', '/');

/** Returns the test files that import something that has changed since a commit. */
function reachedFiles(given: string | undefined): string[] {
  const isDirty = capture('git', ['status', '--porcelain']).trim() !== '';
  const since = given ?? (isDirty ? undefined : 'HEAD~1');
  say(`finding the tests affected by changes since ${since ?? 'the last commit'} …`);
  const changed = since === undefined ? '--changed' : `--changed=${since}`;
  const listed = capture('node', [vitest, 'list', '--filesOnly', '--json', changed, ...projects]);
  const tests = JSON.parse(listed.slice(listed.indexOf('['))) as { file: string }[];
  return [...new Set(tests.map(({ file }) => ownPath(file)))];
}

/** Returns the seconds that each file took in the last `npm test`. */
function lastTimes(): ReadonlyMap<string, number> {
  const report = join(root, '.portico', 'test-report.json');
  if (!existsSync(report)) return new Map();
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [ownPath(name), (endTime - startTime) / 1000]),
  );
}

interface TimedFile {
  readonly file: string;
  readonly seconds: number;
  /** Whether the last report contains it. */
  readonly isMeasured: boolean;
}
interface Choice {
  readonly fits: readonly TimedFile[];
  readonly left: readonly TimedFile[];
}

/** Splits files into those that fit into the time, fastest first, and the rest. */
function choose(files: readonly string[]): Choice {
  const times = lastTimes();
  const timed = files
    .map((file) => ({ file, seconds: times.get(file) ?? usual, isMeasured: times.has(file) }))
    .toSorted((one, other) => one.seconds - other.seconds || (one.file < other.file ? -1 : 1));
  let spent = 0;
  const fits = timed.filter(({ seconds }) => (spent += seconds) <= limit);
  return { fits, left: timed.slice(fits.length) };
}

const tell = (verb: string, { file, seconds, isMeasured }: TimedFile) =>
  console.log(`${verb} ${file} (${seconds.toFixed(1)} s ${isMeasured ? 'last time' : 'estimated'})`);

function list({ fits, left }: Choice): void {
  for (const one of fits) tell('run  ', one);
  for (const one of left) tell('leave', one);
  if (left.length > 0) say(`${left.length} files are skipped: each takes more than ${limit} s.`);
}

function runChosen({ fits, left }: Choice): void {
  say(`running ${fits.length} of ${fits.length + left.length} test files …`);
  const chosen = fits.map(({ file }) => file);
  if (chosen.length > 0)
    process.exitCode = run('node', [vitest, 'run', '--reporter=dot', ...projects, ...chosen]);
  const names = left.slice(0, 5).map(({ file }) => file);
  if (left.length > 0)
    say(`${left.length} files were not run because they take longer: ${names.join(', ')} …`);
}

const args = process.argv.slice(2);
const isListing = args.includes('--list');
// Listing must not change anything, so it installs nothing.
if (!isListing) ensureBrowser();
const files = reachedFiles(args.find((arg) => arg !== '--list'));
if (files.length === 0) say('no change affects these tests.');
else (isListing ? list : runChosen)(choose(files));
say('pages in a browser and stories are for "npm test".');
