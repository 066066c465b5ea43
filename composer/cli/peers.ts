// npm run peers [-- lowest|newest]: installs every peer dependency at the lowest or the newest version of its range, into
// a copy of the project in a temporary folder, and runs the contract suite there. Without an argument, does both.
import { spawnSync } from 'node:child_process';
import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { captureNpm, versionsIn } from './npmVersions.ts';
import { environment, root, say, stop } from './prepare.mjs';

const ends = ['lowest', 'newest'] as const;
type End = (typeof ends)[number];

const { peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  peerDependencies: Readonly<Record<string, string>>;
};

/** Returns each peer with the version at one end of its range. */
const versionsAt = (end: End) =>
  Object.entries(peerDependencies).map(([name, range]) => {
    const version = versionsIn(name, range).at(end === 'lowest' ? 0 : -1);
    if (version === undefined) stop(`${name} has no version in the range "${range}".`);
    return [name, version] as const;
  });

/** Copies the project's files and packages, without what tools have stored among them. */
function copyProject(folder: string): void {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of listed.stdout.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !/node_modules[\\/]\.(?:vite|vite-temp|vitest-cache|cache)$/.test(path),
  });
}

/** Runs the contract suite with the peers at one end. @returns Whether it passed. */
function testPeers(end: End): boolean {
  const versions = versionsAt(end);
  const list = versions.map(([name, version]) => `${name}@${version}`);
  say(`the ${end} peers: ${list.join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), `portico-peers-${end}-`));
  try {
    copyProject(folder);
    const { isDone, said } = captureNpm(
      ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...list],
      folder,
    );
    if (!isDone) {
      say(`the ${end} peers cannot be installed together:\n${said.trim()}`);
      return false;
    }
    for (const [name, version] of versions) {
      const file = join(folder, 'node_modules', name, 'package.json');
      const installed = (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
      if (installed !== version) stop(`npm installed ${name}@${installed} in place of ${version}.`);
    }
    const contract = ['composer/cli/test.ts', '--project=unit', '--project=browser', 'tests/contract'];
    const { status } = spawnSync('node', contract, { cwd: folder, stdio: 'inherit', env: environment() });
    return status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [asked] = process.argv.slice(2);
const chosen = ends.filter((end) => asked === undefined || end === asked);
if (chosen.length === 0) stop(`"${asked}" is neither "lowest" nor "newest".`);
ensureBrowser();
const failed = chosen.filter((end) => !testPeers(end));
for (const end of chosen)
  say(`the contract suite ${failed.includes(end) ? 'FAILED' : 'passed'} with the ${end} peers.`);
process.exitCode = failed.length > 0 ? 1 : 0;
