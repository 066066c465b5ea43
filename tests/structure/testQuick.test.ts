import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = process.cwd();
let clone = '';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@bank.example', ...args], {
    cwd,
    encoding: 'utf8',
  });

/** Creates a repository whose last commit contains the current state of the project. */
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'portico-quick-'));
  const files = git(root, 'ls-files', '-co', '--exclude-standard', '-z').split('\0').filter(Boolean);
  for (const file of files.filter((name) => !name.startsWith('pages-json/media/'))) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(join(root, file), join(clone, file));
  }
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'dir');
  git(clone, 'init', '-q');
  git(clone, 'add', '-A');
  git(clone, 'commit', '-qm', 'All of it');
}, 600_000);
afterAll(() => rmSync(clone, { recursive: true, force: true }));

const quick = (...args: string[]) =>
  execFileSync(process.execPath, ['composer/cli/run.mjs', 'tests/quick/testQuick.ts', '--list', ...args], {
    cwd: clone,
    encoding: 'utf8',
  });

/** Returns the files of the lines that begin with a word. */
const filesOf = (word: 'run' | 'leave', said: string) =>
  [...said.matchAll(new RegExp(`^${word} +(\\S+)`, 'gm'))].map(([, file]) => file);

/** Writes the report of `npm test` with the durations of files. */
function report(seconds: Readonly<Record<string, number>>): void {
  const testResults = Object.entries(seconds).map(([file, took]) => ({
    name: join(clone, file),
    startTime: 0,
    endTime: took * 1000,
  }));
  mkdirSync(join(clone, '.portico'), { recursive: true });
  writeFileSync(join(clone, '.portico/test-report.json'), JSON.stringify({ testResults }));
}

test('test:quick runs what a change can reach, the most useful first, and says what it leaves out', () => {
  appendFileSync(join(clone, 'src/lib/visitor/zipCode.ts'), '\nexport const isChanged = true;\n');
  report({ 'src/lib/visitor/zipCode.test.ts': 0.2, 'src/data/rateCalls.test.ts': 1_000_000 });
  const said = quick();
  const ran = filesOf('run', said);
  expect(ran[0]).toBe('src/lib/visitor/zipCode.test.ts');
  expect(said).toContain('run   src/lib/visitor/zipCode.test.ts (0.2 s last time)');
  // It imports the change indirectly.
  expect(said).toContain('leave src/data/rateCalls.test.ts (1000000.0 s last time)');
  expect(said).toMatch(/^portico: \d+ files are skipped/m);
  expect(ran).not.toContain('src/lib/format/money.test.ts');
}, 600_000);

test('test:quick takes the last commit when nothing is changed since, or the commit that is named', () => {
  git(clone, 'add', '-A');
  git(clone, 'commit', '-qm', 'A change');
  expect(quick()).toMatch(/since HEAD~1 [\s\S]*run +src\/lib\/visitor\/zipCode\.test\.ts/);
  expect(quick('HEAD')).toContain('no change affects these tests');
}, 600_000);

/** Changes a section, and nothing else. */
function changeCardGrid(): void {
  git(clone, 'add', '-A');
  git(clone, 'commit', '-qm', 'Other changes', '--allow-empty');
  appendFileSync(join(clone, 'src/sections/CardGrid/CardGrid.tsx'), '\n// A change.\n');
}

test('test:quick takes a change of a section to its contract, its story and pages with it, and to no server test', () => {
  changeCardGrid();
  rmSync(join(clone, '.portico'), { recursive: true, force: true });
  const said = quick();
  const reached = [...filesOf('run', said), ...filesOf('leave', said)];
  // A fresh clone has no report, but the committed times.
  expect(said).toMatch(/^run   tests\/contract\/sections\.test\.ts \(CardGrid\) \([\d.]+ s usually\)$/m);
  expect(reached).toContain('stories/sections/CardGrid.gen.stories.tsx');
  expect(said).toMatch(/^run   \.portico\/stories\/es\.stories\.ts \(\/es\/\S+\)/m);
  // Nothing of it is hydrated.
  expect(reached).not.toContain('tests/contract/hydration.browser.test.tsx');
  expect(
    reached.filter((file) => !/^(tests\/contract|stories|\.portico\/stories)\//.test(file ?? '')),
  ).toEqual(['tests/structure/generated.test.ts']);
}, 600_000);

test('test:quick takes a change of an island to its contract in the browser', () => {
  appendFileSync(join(clone, 'src/sections/LoanRates/LoanRates.tsx'), '\n// A change.\n');
  const said = quick();
  expect(said).toMatch(/^run   tests\/contract\/hydration\.browser\.test\.tsx \(CardGrid, LoanRates\)/m);
  expect(said).not.toMatch(/tests\/(?:server|publish)\//);
}, 600_000);

test('test:quick stops when the time is up whatever a test does, and names what did not end', () => {
  git(clone, 'checkout', '-q', '.');
  const file = 'src/lib/visitor/endless.test.ts';
  const endless = [
    "import { writeFileSync } from 'node:fs';",
    "import { test } from 'vitest';",
    "test('never ends', () => {",
    "  writeFileSync('.portico/endless', String(process.pid));",
    '  for (;;);',
    '});',
  ];
  writeFileSync(join(clone, file), endless.join('\n'));
  mkdirSync(join(clone, '.portico'), { recursive: true });
  // Without run.mjs, which would install packages if the lock file had changed: here they are those of the project.
  const said = execFileSync(process.execPath, ['tests/quick/testQuick.ts', '--limit=10'], {
    cwd: clone,
    encoding: 'utf8',
  });
  rmSync(join(clone, file));
  expect(filesOf('run', said)).toEqual([file]);
  expect(said).toContain('1 files did not end within 10 s');
  expect(filesOf('leave', said)).toEqual([file]);
  // On a busy machine it did not even begin.
  const started = join(clone, '.portico/endless');
  const pid = existsSync(started) ? readFileSync(started, 'utf8') : '0';
  const { stdout: state } = spawnSync('ps', ['-o', 'stat=', '-p', pid]);
  // It is gone, or has ended and nobody has asked yet how.
  expect(state.toString().trim()).toMatch(/^(?:Z.*)?$/);
}, 600_000);

test('the committed times are of files that exist, but for a few that were renamed', () => {
  const files = Object.keys(JSON.parse(readFileSync('tests/testTimes.json', 'utf8')) as object);
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => existsSync(file)).length).toBeGreaterThan(0.9 * files.length);
});

test('lint:changed finds what a change makes wrong in the files that import it', () => {
  git(clone, 'checkout', '-q', '.');
  const callee = join(clone, 'src/lib/values/seed.ts');
  writeFileSync(callee, 'export const seed = (): void => {};\n');
  writeFileSync(
    join(clone, 'src/lib/values/seeds.ts'),
    "import { seed } from './seed.ts';\n\nexport const seeds = () => {\n  seed();\n};\n",
  );
  git(clone, 'add', '-A');
  git(clone, 'commit', '-q', '--allow-empty', '-m', 'Two files');
  const lint = () =>
    spawnSync(process.execPath, ['tests/quick/lint.ts', '--changed'], {
      cwd: clone,
      encoding: 'utf8',
    });
  expect(lint().stdout).not.toContain('seeds.ts');
  writeFileSync(callee, 'export const seed = async (): Promise<void> => {};\n');
  const { status, stdout } = lint();
  expect(stripVTControlCharacters(stdout)).toContain('src/lib/values/seeds.ts:4');
  expect(stdout).toContain('no-floating-promises');
  expect(status).toBe(1);
}, 600_000);
