import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ModuleRecord, moduleRecordFile } from '#storybook/recordModules.ts';
import { brandsOf, type Story, storiesOf } from './storybook.ts';

/** What a built Storybook contains and depends on. Small enough to keep when the build is deleted. */
export interface BuildRecord {
  readonly stories: readonly Story[];
  readonly brands: readonly string[];
  /**
   * Hashes of everything that a story can depend on, by name: `story:<id>`, `module:<path>`, `file:/<path>`, and
   * `content:<hash>` for files of the bundler. A build without a record of its modules only has `build`.
   */
  readonly inputs: Readonly<Record<string, string>>;
  /** The inputs of each address in the build. */
  readonly behind: Readonly<Record<string, readonly string[]>>;
  /** The imports of each module. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Storybook's pages refer to the bundler's files, whose names change with any story. */
const withoutHashes = (html: string) => html.replaceAll(/(assets\/[\w.-]+?)-[\w-]{8}\.(js|css)/g, '$1.$2');

function readModules(folder: string): ModuleRecord | undefined {
  const file = join(folder, moduleRecordFile);
  // Written by .storybook/recordModules.ts. Older commits have none.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ModuleRecord) : undefined;
}

/** Returns the addresses of a folder's files, such as `/media/logo.svg`, sorted. */
const addressesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .toSorted();

/** Returns the hash of all files, for a build without a record of its modules. */
const wholeBuild = (folder: string, addresses: readonly string[]) =>
  hashOf(addresses.map((address) => `${address} ${hashOf(readFileSync(join(folder, address)))}`).join('\n'));

/** Creates the record of a built Storybook. */
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
 * Returns the inputs that the picture of a story depends on.
 *
 * @param addresses Everything that was requested while the picture was taken.
 * @returns Names of `inputs`, sorted. Includes missing files that were requested.
 */
export function inputsBehind(record: BuildRecord, story: Story, addresses: Iterable<string>): string[] {
  if ('build' in record.inputs) return ['build'];
  const names = [...addresses].flatMap((address) => record.behind[address] ?? [`file:${address}`]);
  return [...new Set([`story:${story.id}`, ...names])].toSorted();
}

/** Returns the modules and all their transitive imports. */
export function reachedFrom({ imports }: Pick<BuildRecord, 'imports'>, ids: readonly string[]): Set<string> {
  const reached = new Set(ids);
  for (const id of reached) for (const imported of imports[id] ?? []) reached.add(imported);
  return reached;
}
