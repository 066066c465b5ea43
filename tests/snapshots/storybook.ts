import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const brandsFile = 'brands.json';

/** Returns the names of the brands in a work tree. */
function brandFolders(root: string): string[] {
  const folder = join(root, 'pages-json/brands');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** Everything that a Storybook is built from. */
export const sources = [
  '.storybook',
  'composer',
  'package-lock.json',
  'pages-json',
  'src',
  'stories',
  'tests/contract',
];

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path)) yield* filesOf(join(path, name));
}

/** Returns a key that changes when a source changes. */
function sourcesKey(root: string): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((name) => [...filesOf(join(root, name))])) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path}\n${mtimeMs}\n${size}\n`);
  }
  return hash.digest('hex');
}

/**
 * Builds the Storybook of a work tree into a folder, unless it is up to date.
 *
 * @throws {Error} with Storybook's output if the build fails.
 */
export function buildStorybook(root: string, out: string): void {
  const keyFile = join(out, 'sources-key.txt');
  const key = sourcesKey(root);
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  // `--test` omits the docs, which are not tested.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
      'build',
      '--test',
      '--quiet',
      '--output-dir',
      out,
    ],
    {
      cwd: root,
      encoding: 'utf8',
      // The calling process may run in development mode, in which React is slower.
      env: { ...process.env, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  );
  if (status !== 0) throw new Error(`The Storybook of ${root} cannot be built:\n${stdout}\n${stderr}`);
  writeFileSync(join(out, brandsFile), JSON.stringify(brandFolders(root)));
  writeFileSync(keyFile, key);
}

/**
 * Returns the brands that a Storybook was built with. Empty for a commit without brands, whose pictures then all count
 * as new.
 */
export function brandsOf(folder: string): string[] {
  const file = join(folder, brandsFile);
  // Written by `buildStorybook`.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

export interface Story {
  readonly id: string;
  /** Title and name, such as "Components/Banner: Info". */
  readonly title: string;
  /** Source file, such as `stories/components/Banner.stories.tsx`. */
  readonly file: string;
}

interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
}

/** Returns the stories of a built Storybook, in the order of their ids. */
export function storiesOf(folder: string): Story[] {
  // Written by Storybook, whose index has this shape since version 8.
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({
      id,
      title: `${title}: ${name}`,
      file: importPath.replace(/^\.\//, ''),
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
