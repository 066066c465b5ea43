// npm run test:quick [-- ref]: what the changes since a commit can reach, in a minute and a half. Without a name: what
// is not committed, or else the last commit. The tests that took least the last time come first.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser, ensurePackages, environment, root, run, say } from './prepare.mjs';

/** Seconds that the tests may take in all; what is left of ninety is for starting them. */
const limit = 70;
/** Seconds of a file that no report tells of. */
const usual = 1.5;

ensurePackages();
ensureBrowser();

const capture = (command, args) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', env: environment(), maxBuffer: 1e8 }).stdout ?? '';
const vitest = 'node_modules/vitest/vitest.mjs';
const projects = ['--project', 'unit', '--project', 'browser'];
const isDirty = capture('git', ['status', '--porcelain']).trim() !== '';
const since = process.argv[2] ?? (isDirty ? undefined : 'HEAD~1');
const changed = since === undefined ? '--changed' : `--changed=${since}`;
say(`looking for what the changes since ${since ?? 'the last commit'} can reach …`);
const listed = capture('node', [vitest, 'list', '--filesOnly', '--json', changed, ...projects]);
const files = [
  ...new Set(JSON.parse(listed.slice(listed.indexOf('['))).map(({ file }) => relative(root, file))),
];

/** Seconds that each file took in the last `npm test`. */
function lastTimes() {
  const report = join(root, '.portico', 'test-report.json');
  if (!existsSync(report)) return new Map();
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]),
  );
}

const times = lastTimes();
const secondsOf = (file) => times.get(file) ?? usual;
const sorted = files.toSorted((one, other) => secondsOf(one) - secondsOf(other));
let spent = 0;
const chosen = sorted.filter(
  (file) => (spent += secondsOf(file)) <= limit * Math.max(1, availableParallelism() - 1),
);
const left = sorted.slice(chosen.length);
if (files.length === 0) say('nothing that these tests can see has changed.');
else if (chosen.length > 0) {
  say(`running ${chosen.length} of ${files.length} test files …`);
  process.exitCode = run('node', [vitest, 'run', '--reporter=dot', ...projects, ...chosen]);
}
if (left.length > 0)
  say(`${left.length} files were not run, because they take longer: ${left.slice(0, 5).join(', ')} …`);
say('pages in a browser and stories are for "npm test".');
