// npm test: installs the browser if it is missing, and runs the suite.
// npm run test:all: checks the pages that `npm test` leaves out because others show the same sections.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ensureNginx } from './nginx.ts';
import { environment, root, run, say } from './prepare.mjs';

/** The part of Vitest's report that is printed. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

ensureBrowser();
ensureNginx();
const isRest = process.argv[2] === '--rest';
const args = process.argv.slice(isRest ? 3 : 2);
const [projects, reportName] = isRest
  ? [['whole-site'], 'test-all-report.json']
  : [['unit', 'browser', 'pages', 'stories'], 'test-report.json'];
say(
  isRest
    ? 'running the tests of every page …'
    : 'running the tests: unit, server, browser, pages and stories …',
);
const report = join(root, '.portico', reportName);
mkdirSync(join(root, '.portico'), { recursive: true });
rmSync(report, { force: true });
// Hundreds of threads and processes of the tests load the same modules.
const env = { ...environment(), NODE_COMPILE_CACHE: join(root, '.portico', 'compiled') };
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  // Thousands of tests share the machine. A failure counts if it happens twice; one that does not is printed.
  '--retry=1',
  '--reporter=dot',
  `--reporter=${join(root, 'tests', 'FailedTests.ts')}`,
  `--reporter=${join(root, 'tests', 'FlakyTests.ts')}`,
  `--reporter=${join(root, 'tests', 'StalledRun.ts')}`,
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...(args.some((arg) => arg.startsWith('--project'))
    ? []
    : projects.flatMap((project) => ['--project', project])),
  ...args,
];
const status = run('node', vitest, env);
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Report;
  // A file that failed to load contains no failed tests.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  for (const { name, message } of broken)
    console.log(`${name.replace(`${root}/`, '')}: ${message.split('\n', 1)[0]}`);
  if (numPendingTests > 0) console.log(`${numPendingTests} tests were skipped.`);
  const failed = numFailedTests + broken.length;
  const isOutside = status !== 0 && failed === 0;
  if (isOutside) console.log('An error outside the tests (see above) counts as one failure.');
  console.log(`${numPassedTests} passed, ${isOutside ? 1 : failed} failed`);
} else {
  console.log('The run ended without a report (see above), which counts as one failure.');
  console.log('0 passed, 1 failed');
}
process.exitCode = status;
