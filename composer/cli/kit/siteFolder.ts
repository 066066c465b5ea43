import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { WrongUse } from './Cli.ts';

/** Returns the absolute path of a site's folder. @throws {WrongUse} if it is not a folder. */
export function siteFolder(root: string, given: string): string {
  const folder = resolve(root, given);
  if (!existsSync(folder)) throw new WrongUse(`there is no folder ${given}.`);
  if (!statSync(folder).isDirectory())
    throw new WrongUse(`${given} is a file; expected the folder of a site.`);
  return folder;
}

/** A site's folder, and one of its files with forward slashes if only that is meant. */
interface SitePart {
  readonly folder: string;
  readonly file?: string;
}

/**
 * Returns the site that a path means: a folder, or a file of a site, whose folder is the nearest with a `site.json`.
 *
 * @param usual The site's folder if no folder around the file has a `site.json`, but this one contains the file.
 * @throws {WrongUse} if there is no such file or folder, or if the file belongs to no site.
 */
export function sitePart(root: string, given: string, usual: string): SitePart {
  const path = resolve(root, given);
  if (!existsSync(path)) throw new WrongUse(`there is no file or folder ${given}.`);
  if (statSync(path).isDirectory()) return { folder: path };
  const folder = folderAround(path) ?? [resolve(root, usual)].find((one) => path.startsWith(join(one, '/')));
  if (folder === undefined)
    throw new WrongUse(`${given} is not a file of a site: no folder around it has a site.json.`);
  return { folder, file: relative(folder, path).replaceAll('\\', '/') };
}

function folderAround(path: string): string | undefined {
  const folder = dirname(path);
  if (folder === path) return undefined;
  return existsSync(join(folder, 'site.json')) ? folder : folderAround(folder);
}
