import { createHash } from 'node:crypto';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project = '';
const write = (file: string, text: string) => writeFileSync(join(project, file), text);
const read = (file: string) => readFileSync(join(project, file), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@bank.example', ...args], {
    cwd: project,
    encoding: 'utf8',
  });

const facts = {
  dependencies: { one: '1.0.0', '@two/a': '2.0.0', '@two/b': '2.0.0', three: '3.1.0' },
  devDependencies: { four: '0.4.0' },
  peerDependencies: { one: '1.0.0' },
};

const lock = JSON.stringify({ packages: { 'node_modules/one': { version: '1.0.0' } } });

/** What the npm of this test knows. */
const versions: Readonly<Record<string, readonly string[]>> = {
  one: ['1.0.0', '1.10.0', '1.9.0', '1.11.0-beta.1'],
  '@two/a': ['2.0.0', '2.0.1'],
  '@two/b': ['2.0.0', '2.0.1'],
  three: ['3.1.0'],
  four: ['0.4.0', '0.4.1'],
};

/**
 * An npm without a network. Its `install` writes the lock file. Its scripts fail as `fails` says: a word that
 * package.json must not have, by script.
 */
const npm = `#!${process.execPath}
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
const [command, ...rest] = process.argv.slice(2);
const versions = ${JSON.stringify(versions)};
const facts = readFileSync('package.json', 'utf8');
appendFileSync('.git/calls', [command, ...rest].join(' ') + '\\n');
if (command === 'outdated') {
  console.log(JSON.stringify(Object.fromEntries(Object.keys(versions).map((name) => [name, {}]))));
  process.exit(1);
}
if (command === 'view') console.log(JSON.stringify(versions[rest[0].slice(0, rest[0].lastIndexOf('@'))]));
// Without an upgrade the lock file stays as it is.
if (command === 'install' && facts !== readFileSync('.git/before', 'utf8')) writeFileSync('package-lock.json', facts);
if (command === 'run') {
  writeFileSync('made.gen.ts', facts);
  const fails = existsSync('.git/fails') ? JSON.parse(readFileSync('.git/fails', 'utf8')) : {};
  const word = fails[rest.at(-1)];
  process.exit(word !== undefined && facts.includes(word) ? 1 : 0);
}
`;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'portico-upgrade-'));
  mkdirSync(join(project, 'composer/cli'), { recursive: true });
  for (const name of ['upgrade.ts', 'npmVersions.ts', 'prepare.mjs'])
    cpSync(join('composer/cli', name), join(project, 'composer/cli', name));
  write('package.json', `${JSON.stringify({ type: 'module', ...facts }, undefined, 2)}\n`);
  write('package-lock.json', lock);
  write('.gitignore', 'node_modules/\n');
  write('made.gen.ts', 'made');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'All of it');
  write('.git/npm', npm);
  write('.git/before', read('package.json'));
  chmodSync(join(project, '.git/npm'), 0o755);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function upgrade(...args: string[]) {
  const path = [join(project, '.git'), process.env['PATH']].join(delimiter);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['composer/cli/upgrade.ts', ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  return { status, said: stdout + stderr };
}

const calls = () => read('.git/calls').split('\n');

test('upgrade takes the newest release of each major version, runs every step, and leaves ranges of peers alone', () => {
  const { status, said } = upgrade();
  expect(status).toBe(0);
  expect(said).toContain('upgraded 4 packages');
  expect(said).toContain('one 1.0.0 → 1.10.0');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    dependencies: { one: '1.10.0', '@two/a': '2.0.1', '@two/b': '2.0.1', three: '3.1.0' },
    devDependencies: { four: '0.4.1' },
    peerDependencies: { one: '1.0.0' },
  });
  // Or the first step would install everything again.
  expect(read('node_modules/.portico-lock')).toBe(
    createHash('sha256').update(read('package-lock.json')).digest('hex'),
  );
  expect(calls().filter((call) => call.startsWith('run'))).toEqual(
    ['gen', 'typecheck', 'lint', 'test:contract', 'snapshots'].map((script) => `run -s ${script}`),
  );
});

test('an upgrade that fails is taken back, and the packages that make it fail are named', () => {
  write('.git/fails', JSON.stringify({ lint: '"@two/b": "2.0.1"' }));
  const { status, said } = upgrade();
  expect(status).toBe(1);
  const blamed = said.slice(said.indexOf('"lint" fails with:'), said.indexOf('everything is as it was'));
  expect(blamed).toContain('@two/a 2.0.0 → 2.0.1');
  expect(blamed).toContain('@two/b 2.0.0 → 2.0.1');
  expect(blamed).not.toContain('one 1.0.0');
  expect(git('status', '--porcelain')).toBe('');
  expect(read('package-lock.json')).toBe(lock);
  expect(said).toContain('npm run upgrade -- --without=two"');
  // What is installed is what the lock file says.
  expect(calls().at(-2)).toMatch(/^install /);
  // Later steps than the one that failed are not run.
  expect(calls()).not.toContain('run -s snapshots');
});

test('a step that fails without an upgrade is no fault of a package', () => {
  write('.git/fails', JSON.stringify({ lint: 'dependencies' }));
  const { status, said } = upgrade();
  expect(status).toBe(1);
  expect(said).toContain('"lint" fails without an upgrade, too');
  expect(said).not.toContain('trying');
});

test('changes that are not committed are not put at risk', () => {
  write('made.gen.ts', 'mine');
  const { status, said } = upgrade();
  expect(status).toBe(1);
  expect(said).toContain('commit your changes first');
  expect(read('made.gen.ts')).toBe('mine');
});

test('--list changes nothing', () => {
  expect(upgrade('--list').said).toContain('four 0.4.0 → 0.4.1');
  expect(git('status', '--porcelain')).toBe('');
  expect(calls().filter((call) => /^(?:install|ci|run)/.test(call))).toEqual([]);
});

test('--without leaves out what is released together', () => {
  const { said } = upgrade('--list', '--without=two,four');
  expect(said).toContain('one 1.0.0 → 1.10.0');
  expect(said).not.toMatch(/@two|four/);
});
