// npm run lint: all rules for every file.
// npm run lint:changed [-- ref]: all rules for the files that have changed since a commit and those that import them, and
// the rules that need no types, which are fast, for every file. Without a ref, takes uncommitted changes, or else the last
// commit.
import { existsSync } from 'node:fs';
import { root, run, say } from '#composer/cli/prepare.mjs';
import { changedSince, readImporters } from './reach.ts';

const folders = ['.oxlint', '.storybook', 'composer', 'src', 'stories', 'tests'];

const oxlint = (...args: readonly string[]) =>
  run('node', ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...args]);

/** Returns the files that have changed and those that import them: a changed type can make its users wrong. */
function changedFiles(ref: string | undefined): string[] {
  const { since, files } = changedSince(ref);
  const importers = readImporters();
  const reached = new Set(files.flatMap((file) => [file, ...(importers.get(file) ?? [])]));
  const found = [...reached].filter(
    (file) => importers.has(file) && folders.includes(file.split('/')[0] ?? '') && existsSync(file),
  );
  say(`${found.length} files have changed since ${since}, or import one that has.`);
  return found;
}

function lintChanged(ref: string | undefined): number {
  const files = changedFiles(ref);
  const untyped = oxlint(...folders);
  const typed = files.length > 0 ? oxlint('--type-aware', ...files) : 0;
  return untyped || typed;
}

process.chdir(root);
const [mode, ref] = process.argv.slice(2);
process.exitCode = mode === '--changed' ? lintChanged(ref) : oxlint('--type-aware', ...folders);
