// npm run test:quick [-- ref] [-- --list]: runs the tests that are affected by changes since a commit, within a minute
// and a half. Without a ref, takes uncommitted changes, or else the last commit. The fastest tests run first; --list
// only prints which files would run, which would not, and why.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser, ensurePackages, environment, root, run, say } from './prepare.mjs';

/** Total test time in seconds, across all cores. The rest of the ninety seconds is for startup. */
const limit = 70 * availableParallelism();
/** Estimated seconds of a file that the last report does not contain. */
const usual = 1.5;

const vitest = 'node_modules/vitest/vitest.mjs';
const projects = ['--project', 'unit', '--project', 'browser'];

const capture = (command, args) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', env: environment(), maxBuffer: 1e8 }).stdout ?? '';

/** Returns the test files that import something that has changed since a commit. */
function reachedFiles(given) {
  const isDirty = capture('git', ['status', '--porcelain']).trim() !== '';
  const since = given ?? (isDirty ? undefined : 'HEAD~1');
  say(`finding the tests affected by changes since ${since ?? 'the last commit'} …`);
  const changed = since === undefined ? '--changed' : `--changed=${since}`;
  const listed = capture('node', [vitest, 'list', '--filesOnly', '--json', changed, ...projects]);
  const found = JSON.parse(listed.slice(listed.indexOf('[')));
  return [...new Set(found.map(({ file }) => relative(root, file).replaceAll('\\', '/')))];
}

/** Returns the seconds that each file took in the last `npm test`. */
function lastTimes() {
  const report = join(root, '.portico', 'test-report.json');
  if (!existsSync(report)) return new Map();
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [
      relative(root, name).replaceAll('\\', '/'),
      (endTime - startTime) / 1000,
    ]),
  );
}

/** Splits files into those that fit into the time, fastest first, and the rest. */
function choose(files) {
  const times = lastTimes();
  const timed = files
    .map((file) => ({ file, seconds: times.get(file) ?? usual, isKnown: times.has(file) }))
    .toSorted((one, other) => one.seconds - other.seconds || (one.file < other.file ? -1 : 1));
  let spent = 0;
  const fits = timed.filter(({ seconds }) => (spent += seconds) <= limit);
  return { fits, left: timed.slice(fits.length) };
}

const tell = (verb, { file, seconds, isKnown }) =>
  console.log(`${verb} ${file} (${seconds.toFixed(1)} s ${isKnown ? 'last time' : 'estimated'})`);

function list({ fits, left }) {
  for (const one of fits) tell('run  ', one);
  for (const one of left) tell('leave', one);
  if (left.length > 0) say(`${left.length} files are skipped: each takes more than ${limit} s.`);
}

function runChosen({ fits, left }) {
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
if (!isListing) {
  ensurePackages();
  ensureBrowser();
}
const files = reachedFiles(args.find((arg) => arg !== '--list'));
if (files.length === 0) say('no change affects these tests.');
else (isListing ? list : runChosen)(choose(files));
say('pages in a browser and stories are for "npm test".');
