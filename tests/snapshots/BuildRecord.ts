import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ModuleRecord, moduleRecordFile } from '#storybook/recordModules.ts';
import { brandsOf, type Story, storiesOf } from './storybook.ts';

/** What a built Storybook shows and what that depends on; small enough to be kept when the build is gone. */
export interface BuildRecord {
  readonly stories: readonly Story[];
  readonly brands: readonly string[];
  /**
   * Hashes of everything that a story can depend on, by name: `story:<id>`, `module:<path>`, `file:/<path>`, and
   * `content:<hash>` for files of the bundler. A build without a record of its modules has them all as `build`.
   */
  readonly inputs: Readonly<Record<string, string>>;
  /** The inputs behind each address of the build. */
  readonly behind: Readonly<Record<string, readonly string[]>>;
  /** What each module imports. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Pages of Storybook name the bundler's files, whose names change with any story. */
const withoutHashes = (html: string) => html.replaceAll(/(assets\/[\w.-]+?)-[\w-]{8}\.(js|css)/g, '$1.$2');

function readModules(folder: string): ModuleRecord | undefined {
  const file = join(folder, moduleRecordFile);
  // Written by .storybook/recordModules.ts; commits before it have none.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ModuleRecord) : undefined;
}

/** Addresses of a folder's files, such as `/media/logo.svg`, sorted. */
const addressesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .toSorted();

/** What every story of a build without a record of modules depends on: all of its files. */
const wholeBuild = (folder: string, addresses: readonly string[]) =>
  hashOf(addresses.map((address) => `${address} ${hashOf(readFileSync(join(folder, address)))}`).join('\n'));

/** The record of a built Storybook. */
export function recordOf(folder: string): BuildRecord {
  const stories = storiesOf(folder);
  const modules = readModules(folder);
  const inputs: Record<string, string> = {};
  const behind: Record<string, readonly string[]> = { '/index.json': [] };
  for (const story of stories) inputs[`story:${story.id}`] = hashOf(JSON.stringify(story));
  for (const [id, hash] of Object.entries(modules?.hashes ?? {})) inputs[`module:${id}`] = hash;
  const addresses = addressesIn(folder);
  if (!modules) inputs['build'] = wholeBuild(folder, addresses);
  for (const address of addresses) {
    const ids = modules?.chunks[address.slice(1)];
    if (address === '/index.json' || address === `/${moduleRecordFile}`) continue;
    if (ids) {
      behind[address] = ids.map((id) => `module:${id}`);
      continue;
    }
    const content = readFileSync(join(folder, address));
    const hash = hashOf(address.endsWith('.html') ? withoutHashes(content.toString()) : content);
    const name = address.startsWith('/assets/') ? `content:${hash}` : `file:${address}`;
    inputs[name] = hash;
    behind[address] = [name];
  }
  return { stories, brands: brandsOf(folder), inputs, behind, imports: modules?.imports ?? {} };
}

/**
 * What the picture of a story depended on.
 *
 * @param addresses everything that was asked for while it was pictured.
 * @returns names of `inputs`, sorted; one that the build does not have was asked for in vain.
 */
export function inputsBehind(record: BuildRecord, story: Story, addresses: Iterable<string>): string[] {
  if ('build' in record.inputs) return ['build'];
  const names = [...addresses].flatMap((address) => record.behind[address] ?? [`file:${address}`]);
  return [...new Set([`story:${story.id}`, ...names])].toSorted();
}

/** Everything a module imports, itself included, through all of their imports. */
export function reachedFrom({ imports }: Pick<BuildRecord, 'imports'>, ids: readonly string[]): Set<string> {
  const reached = new Set(ids);
  for (const id of reached) for (const imported of imports[id] ?? []) reached.add(imported);
  return reached;
}
