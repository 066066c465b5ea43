import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildRecord, recordOf } from './BuildRecord.ts';
import type { Build } from './shootAll.ts';
import { buildStorybook, sources } from './storybook.ts';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Returns the commit of a ref. @throws {Error} if it does not exist. */
export const commitOf = (root: string, ref: string): string =>
  git(root, 'rev-parse', '--verify', `${ref}^{commit}`);

/** Returns the commit where this branch left main: the default base of a comparison. */
export function branchPoint(root: string): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return git(root, 'merge-base', 'HEAD', main);
    } catch {
      // This clone has no such branch.
    }
  }
  return commitOf(root, 'HEAD');
}

/** Whether the work tree has the same sources of stories as a commit. */
export function hasSourcesOf(root: string, commit: string): boolean {
  const differs = spawnSync('git', ['diff', '--quiet', commit, '--', ...sources], { cwd: root }).status !== 0;
  return !differs && git(root, 'ls-files', '--others', '--exclude-standard', '--', ...sources) === '';
}

/** Builds the Storybook of a commit in a temporary work tree, with the currently installed packages. */
function buildCommit(root: string, commit: string, out: string): void {
  const tree = mkdtempSync(join(tmpdir(), 'portico-base-'));
  try {
    git(root, 'worktree', 'add', '--detach', '--force', tree, commit);
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    buildStorybook(tree, out);
  } finally {
    rmSync(join(tree, 'node_modules'), { force: true });
    git(root, 'worktree', 'remove', '--force', tree);
    rmSync(tree, { recursive: true, force: true });
  }
}

/**
 * Returns the Storybook of a commit. Its record is cached, so that it is only built once, and again only if a picture
 * is not in the cache.
 *
 * @param folder Folder of builds and records.
 * @param say Called with the reason for a delay.
 */
export function baseBuild(
  root: string,
  commit: string,
  folder: string,
  head: Build,
  say: (text: string) => void,
): Build {
  if (hasSourcesOf(root, commit)) return head;
  // Other packages make another Storybook of the same commit.
  const packages = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const name = `${commit}-${packages.slice(0, 8)}`;
  const out = join(folder, 'base-storybook');
  const nameFile = join(out, 'commit.txt');
  const built = () => {
    if (existsSync(nameFile) && readFileSync(nameFile, 'utf8') === name) return out;
    say(`building the Storybook of ${commit.slice(0, 10)} …`);
    buildCommit(root, commit, out);
    writeFileSync(nameFile, name);
    return out;
  };
  const recordFile = join(folder, 'records', `${name}.json`);
  if (!existsSync(recordFile)) {
    const record = JSON.stringify(recordOf(built()));
    mkdirSync(join(folder, 'records'), { recursive: true });
    writeFileSync(recordFile, record);
  }
  // Written above, now or in an earlier run.
  return { record: JSON.parse(readFileSync(recordFile, 'utf8')) as BuildRecord, folder: built };
}
