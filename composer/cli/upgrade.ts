// npm run upgrade [-- --list] [-- --without=name,name]: upgrades every package to the newest version of its major version, and checks the result:
// generated files, types, lint, the contract suite, and pictures. If a step fails, finds the packages that make it fail and
// leaves everything as it was. --list only prints what there is. See docs/upgrades.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { captureNpm, compareVersions, versionsIn } from './npmVersions.ts';
import { recordPackages, root, run, say, stop } from './prepare.mjs';

interface Upgrade {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** The steps, the fastest first. `npm run` with these arguments. */
const steps: readonly (readonly [title: string, ...script: string[]])[] = [
  ['generated files', 'gen'],
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['contract', 'test:contract'],
  ['pictures', 'snapshots'],
];

const installing = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
const factsFile = join(root, 'package.json');
const lockFile = join(root, 'package-lock.json');
const npmScript = (...args: readonly string[]) => run('npm', ['run', '-s', ...args]);
const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;

/** Returns what has a newer version within its major version (of 0.x: its minor version). */
function findUpgrades(): Upgrade[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(factsFile, 'utf8')) as Readonly<
    Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
  >;
  const ranges = { ...dependencies, ...devDependencies };
  // npm's exit code says whether something is outdated.
  const { stdout, said } = captureNpm(['outdated', '--json']);
  if (!stdout.trim().startsWith('{')) stop(`npm does not tell what is outdated:\n${said.trim()}`);
  const outdated = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
  return Object.keys(outdated).flatMap((name) => {
    const from = ranges[name]?.replace(/^[\^~]/, '');
    const to = from === undefined ? undefined : versionsIn(name, `^${from}`).at(-1);
    return from !== undefined && to !== undefined && compareVersions(to, from) > 0
      ? [{ name, from, to }]
      : [];
  });
}

/**
 * Returns the name of what is released together: the packages of a scope, a package and its types, React and ReactDOM,
 * oxlint and its helper.
 */
function groupOf({ name }: Upgrade): string {
  const [scope = '', typed = ''] = name.split('/');
  return (scope === '@types' ? typed : scope)
    .replace(/^@/, '')
    .replace(/^(react|oxlint)-(?:dom|tsgolint)$/, '$1');
}

function groupsOf(upgrades: readonly Upgrade[]): Upgrade[][] {
  const groups = new Map<string, Upgrade[]>();
  for (const upgrade of upgrades) {
    const key = groupOf(upgrade);
    groups.set(key, [...(groups.get(key) ?? []), upgrade]);
  }
  return [...groups.values()];
}

/** Writes the new versions into package.json, and installs them. @returns What npm said if it cannot. */
function install(upgrades: readonly Upgrade[]): string | undefined {
  let facts = readFileSync(factsFile, 'utf8');
  for (const { name, from, to } of upgrades) {
    // Not the range of the peer dependency: an upgrade does not make older versions wrong.
    const pinned = new RegExp(`("${name}": "[~^]?)${from.replaceAll('.', '\\.')}"`, 'g');
    const [before = '', peers = ''] = facts.split(/(?="peerDependencies")/);
    facts = before.replace(pinned, `$1${to}"`) + peers;
  }
  writeFileSync(factsFile, facts);
  const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, unknown> };
  // npm would hold each of these to the others' old versions, if they are peers of one another.
  for (const { name } of upgrades) delete lock.packages[`node_modules/${name}`];
  writeFileSync(lockFile, `${JSON.stringify(lock, undefined, 2)}\n`);
  const { isDone, said } = captureNpm(installing);
  if (isDone) recordPackages();
  return isDone ? undefined : said.trim();
}

/** Restores every file and the installed packages. The tree had no changes before. */
function restore(): void {
  git('checkout', '--quiet', '--', '.');
  // Replaces only what differs from the lock file; "npm ci" would install everything again.
  const { isDone, said } = captureNpm(installing);
  if (!isDone) stop(`the packages could not be installed again. Run "npm ci".\n${said.trim()}`);
  recordPackages();
}

/** Upgrades packages and runs the steps up to one. @returns The title of the step that failed. */
function failingStep(upgrades: readonly Upgrade[], last = steps.length): string | undefined {
  const problem = install(upgrades);
  if (problem !== undefined) {
    say(`npm cannot install these together:\n${problem}`);
    return 'installation';
  }
  for (const [title, ...script] of steps.slice(0, last)) {
    say(`${title} …`);
    if (npmScript(...script) !== 0) return title;
  }
  return undefined;
}

/** Returns the smallest group that fails by halving. If no half fails alone, returns all. */
function findCulprits(groups: readonly Upgrade[][], last: number): readonly Upgrade[][] {
  if (groups.length < 2) return groups;
  const middle = Math.ceil(groups.length / 2);
  for (const half of [groups.slice(0, middle), groups.slice(middle)]) {
    say(
      `trying ${half
        .flat()
        .map(({ name }) => name)
        .join(', ')} …`,
    );
    const failed = failingStep(half.flat(), last);
    restore();
    if (failed !== undefined) return findCulprits(half, last);
  }
  return groups;
}

const lineOf = ({ name, from, to }: Upgrade) => `  ${name} ${from} → ${to}`;
const listOf = (upgrades: readonly Upgrade[]) => upgrades.map(lineOf).join('\n');

function upgradeAll(upgrades: readonly Upgrade[]): number {
  const failed = failingStep(upgrades);
  if (failed === undefined) {
    say(
      `upgraded ${upgrades.length} packages; everything passed. Look at "git diff" and commit:\n${listOf(upgrades)}`,
    );
    return 0;
  }
  restore();
  const step = steps.find(([title]) => title === failed);
  if (step && npmScript(...step.slice(1)) !== 0) {
    say(`"${failed}" fails without an upgrade, too: repair that first. Everything is as it was.`);
    return 1;
  }
  say(`"${failed}" failed. Finding out which package makes it fail …`);
  const last = steps.findIndex(([title]) => title === failed) + 1;
  const culprits = findCulprits(groupsOf(upgrades), last).flat();
  const others = upgrades.filter((upgrade) => !culprits.includes(upgrade));
  say(`"${failed}" fails with:\n${listOf(culprits)}`);
  say('everything is as it was.');
  const names = groupsOf(culprits).map(([first]) => (first ? groupOf(first) : ''));
  if (others.length > 0)
    say(`to upgrade the others, run "npm run upgrade -- --without=${[...(held ?? []), ...names].join()}".`);
  return 1;
}

process.chdir(root);
const held = process.argv
  .find((arg) => arg.startsWith('--without='))
  ?.slice('--without='.length)
  .split(',');
const upgrades = findUpgrades().filter((upgrade) => !held?.includes(groupOf(upgrade)));
if (upgrades.length === 0) say('every package has the newest version of its major version.');
else if (process.argv.includes('--list')) say(`newer versions:\n${listOf(upgrades)}`);
else if (git('status', '--porcelain').trim() !== '')
  stop('commit your changes first, so that a failed upgrade can be taken back.');
else process.exitCode = upgradeAll(upgrades);
