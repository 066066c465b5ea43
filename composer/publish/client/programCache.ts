import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PageProgram } from '#composer/render/compose/ClientAssets.ts';
import { scriptMaker } from './buildClient.ts';
import type { ClientSources } from './clientModules.ts';
import { copyOnce } from '#composer/publish/whole/wholeFiles.ts';
import { encodings, writeCompressed } from '#composer/publish/files/writeCompressed.ts';

/** Returns the cache folder for page scripts that were built from these sources. */
export const programsFolder = (root: string, sourcesKey: string) =>
  join(root, '.portico', 'programs', sourcesKey);

function programFile(folder: string, features: readonly string[]): string {
  const key = createHash('sha256').update(features.join(',')).digest('hex');
  return join(folder, `${key.slice(0, 16)}.json`);
}

/** Returns the scripts of pages with these features, or `undefined` if they are not built yet. */
export function readProgram(folder: string, features: readonly string[]): Required<PageProgram> | undefined {
  try {
    // Only `buildPrograms` writes these files.
    return JSON.parse(readFileSync(programFile(folder, features), 'utf8')) as Required<PageProgram>;
  } catch {
    return undefined;
  }
}

const assetUrl = (name: string) => `/assets/${name}`;

/** Returns a script's text for an inline script, which must not contain what ends or changes one. */
const inlineScript = (code: string) => code.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');

/** Builds the scripts of pages with these sets of features and caches them in the folder. */
export async function buildPrograms(
  sources: ClientSources,
  folder: string,
  sets: Iterable<readonly string[]>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { program: buildProgram } = await scriptMaker(sources);
  for (const features of sets) {
    const file = programFile(folder, features);
    // oxlint-disable-next-line no-await-in-loop -- one build at a time
    const { beforePaint, main, modules } = await buildProgram(features);
    // Named after its content, and written last; pages share most modules.
    for (const [name, code] of modules)
      if (!existsSync(join(folder, name))) writeCompressed(join(folder, name), code, 'best');
    const later = [...modules.keys()].filter((name) => name !== main).map(assetUrl);
    const program: Required<PageProgram> = {
      beforePaint: inlineScript(beforePaint),
      src: assetUrl(main),
      later,
    };
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(program));
    renameSync(`${file}.${process.pid}`, file);
  }
}

/** Copies the scripts with these URLs to a site. Those of earlier releases stay. */
export function addPrograms(folder: string, site: string, urls: Iterable<string>): void {
  mkdirSync(join(site, 'assets'), { recursive: true });
  for (const url of urls)
    for (const encoding of encodings)
      copyOnce(join(folder, basename(url) + encoding), join(site, url + encoding));
}
