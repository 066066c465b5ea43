import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#composer/page/Brand.ts';
import { buildClient, type ClientSite } from './buildClient.ts';
import type { ClientBuild } from './ScriptMaker.ts';
import type { ClientSources } from './clientModules.ts';
import { hashedName, digest } from '#composer/publish/input/siteInput.ts';
import { compressFolder } from '#composer/publish/files/siteFiles.ts';

/** A client build on disk: `assets/`, and what the renderer needs. */
export interface CachedClient {
  readonly folder: string;
  readonly client: ClientBuild;
}

/** Returns the client build of these sources for this site, from the cache folder if it exists. */
export async function cachedClient(
  sources: ClientSources,
  sourcesKey: string,
  site: ClientSite,
): Promise<CachedClient> {
  const key = digest([site, fontVersions(site.brand, sources.beside)]);
  const folder = join(sources.root, '.portico', 'client', `${sourcesKey}-${key}`);
  const facts = join(folder, 'client.json');
  if (!existsSync(facts)) {
    const beside = `${folder}.${process.pid}`;
    const islands = [...sources.sections.registry.values()]
      .filter(({ hydrate }) => hydrate !== undefined)
      .map(({ name }) => name);
    const client = await buildClient(sources, beside, islands, site);
    compressFolder(join(beside, 'assets'));
    writeFileSync(join(beside, 'client.json'), JSON.stringify(client));
    moveOnce(beside, folder);
  }
  return { folder, client: JSON.parse(readFileSync(facts, 'utf8')) as ClientBuild };
}

/** Changes when a font's file changes. */
const fontVersions = ({ fonts }: Brand, source: string) =>
  fonts.map(({ file }) => hashedName(file, readFileSync(join(source, file))));

/** Moves a finished folder to its place. If another process was faster, keeps that identical result. */
function moveOnce(beside: string, folder: string): void {
  try {
    renameSync(beside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(beside, { recursive: true, force: true });
  }
}
