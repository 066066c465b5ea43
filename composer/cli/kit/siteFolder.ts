import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { WrongUse } from './Cli.ts';

/** The folder of a site as a path. @throws {WrongUse} when there is none. */
export function siteFolder(root: string, given: string): string {
  const folder = resolve(root, given);
  if (!existsSync(folder)) throw new WrongUse(`there is no folder ${given}.`);
  return folder;
}
