import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorybook } from './storybook.ts';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The commit of a ref. @throws {Error} when git knows none of that name. */
export const commitOf = (root: string, ref: string): string =>
  git(root, 'rev-parse', '--verify', `${ref}^{commit}`);

/** Where this branch left main: the commit that the local baseline is made from when there is none. */
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

/**
 * Builds the Storybook of a commit in a work tree of its own, with the packages that are installed now.
 *
 * @returns whether the commit asks for the same packages.
 */
export function buildBase(root: string, commit: string, out: string): boolean {
  const tree = mkdtempSync(join(tmpdir(), 'portico-base-'));
  try {
    git(root, 'worktree', 'add', '--detach', '--force', tree, commit);
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    buildStorybook(tree, out);
    const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    return lock(root) === lock(tree);
  } finally {
    rmSync(join(tree, 'node_modules'), { force: true });
    git(root, 'worktree', 'remove', '--force', tree);
    rmSync(tree, { recursive: true, force: true });
  }
}
