// npm run test:quick [-- ref] [-- --list] [-- --limit=seconds]: runs the tests that are affected by changes since a
// commit, and stops after a minute and a half. Without a ref, takes uncommitted changes, or else the last commit. The most
// useful tests run first; --list only prints which files would run, which would not, and why.
import { ensureBrowser } from '#composer/cli/browser.ts';
import { root, say, stop } from '#composer/cli/prepare.mjs';
import { changedSince, readImporters } from './reach.ts';
import { Runner } from './Runner.ts';
import { fitting, type QuickTest, type Selection, selectTests } from './selectTests.ts';
import { testTimes } from './testTimes.ts';

const usualLimit = 90;
/** Of what is left out, so many are named. */
const mostNamed = 20;

const nameOf = ({ file, only }: QuickTest) => (only === undefined ? file : `${file} (${only.join(', ')})`);
const lineOf = (test: QuickTest) => `${nameOf(test)} (${test.seconds.toFixed(1)} s ${test.from})`;

function tellLeft(left: readonly QuickTest[], why: string): void {
  if (left.length === 0) return;
  say(`${left.length} files ${why}. "npm test" runs them:`);
  for (const test of left.slice(0, mostNamed)) console.log(`leave ${lineOf(test)}`);
  if (left.length > mostNamed) console.log(`… and ${left.length - mostNamed} more`);
}

function list({ tests }: Selection, limit: number): void {
  const { fits, left } = fitting(tests, limit);
  for (const test of fits) console.log(`run   ${lineOf(test)}`);
  for (const test of left) console.log(`leave ${lineOf(test)}`);
  if (left.length > 0) say(`${left.length} files are skipped: they do not fit into ${limit} s.`);
}

async function runFitting(runner: Runner, selection: Selection, limit: number): Promise<void> {
  const { fits, left } = fitting(selection.tests, limit);
  say(`running ${fits.length} of ${selection.tests.length} test files …`);
  for (const test of fits) console.log(`run   ${nameOf(test)}`);
  const { hasFailed, unfinished } = await runner.run({ ...selection, tests: fits }, limit * 1000);
  tellLeft(unfinished, `did not end within ${limit} s`);
  tellLeft(left, `are skipped: they do not fit into ${limit} s`);
  const result = hasFailed ? 'something failed' : 'nothing failed';
  say(`${result} of what ended in ${(performance.now() / 1000).toFixed(0)} s.`);
  process.exitCode = hasFailed ? 1 : 0;
}

const args = process.argv.slice(2);
const limit = Number(args.find((arg) => arg.startsWith('--limit='))?.slice('--limit='.length) ?? usualLimit);
if (!(limit > 0)) stop('--limit must be a number of seconds, such as --limit=90.');
const isListing = args.includes('--list');
// Listing must not change anything, so it installs nothing.
if (!isListing) ensureBrowser();
process.chdir(root);
const runner = isListing ? undefined : new Runner();
const { since, files } = changedSince(args.find((arg) => !arg.startsWith('--')));
say(`finding the tests affected by changes since ${since} …`);
const selection = selectTests(files, readImporters(), testTimes(root));
if (files.some((file) => /^package(-lock)?\.json$/.test(file)))
  say('packages have changed, which can affect every test: run "npm test" as well.');
if (selection.tests.length === 0) say('no change affects these tests.');
else if (runner) await runFitting(runner, selection, limit);
else list(selection, limit);
say('pages in a browser and other stories are for "npm test".');
if (selection.tests.length === 0) await runner?.close();
// Timers of what has ended must not keep the process alive. First, a pipe gets all that was printed.
process.stdout.write('', () => process.exit());
