import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { WrongUse } from './Cli.ts';

/** Returns the absolute path of a site's folder. @throws {WrongUse} if it does not exist. */
export function siteFolder(root: string, given: string): string {
  const folder = resolve(root, given);
  if (!existsSync(folder)) throw new WrongUse(`there is no folder ${given}.`);
  return folder;
}
