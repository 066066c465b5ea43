import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
}, 120_000);
afterAll(() => rmSync(clone, { recursive: true, force: true }));

const quick = (...args: string[]) =>
  execFileSync(process.execPath, ['composer/cli/run.mjs', 'composer/cli/testQuick.ts', '--list', ...args], {
    cwd: clone,
    encoding: 'utf8',
  });

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

test('test:quick runs what a change can reach, quickest first, and says what it leaves out', () => {
  appendFileSync(join(clone, 'src/lib/visitor/zipCode.ts'), '\nexport const isChanged = true;\n');
  report({ 'src/lib/visitor/zipCode.test.ts': 0.2, 'src/data/rateCalls.test.ts': 1_000_000 });
  const said = quick();
  const ran = [...said.matchAll(/^run +(\S+)/gm)].map(([, file]) => file);
  expect(ran[0]).toBe('src/lib/visitor/zipCode.test.ts');
  expect(said).toContain('run   src/lib/visitor/zipCode.test.ts (0.2 s last time)');
  // It imports the change indirectly.
  expect(said).toContain('leave src/data/rateCalls.test.ts (1000000.0 s last time)');
  expect(said).toMatch(/^portico: \d+ files are skipped/m);
  expect(ran).not.toContain('src/lib/format/money.test.ts');
}, 120_000);

test('test:quick takes the last commit when nothing is changed since, or the commit that is named', () => {
  git(clone, 'add', '-A');
  git(clone, 'commit', '-qm', 'A change');
  expect(quick()).toMatch(/since HEAD~1 [\s\S]*run +src\/lib\/visitor\/zipCode\.test\.ts/);
  expect(quick('HEAD')).toContain('no change affects these tests');
}, 120_000);
