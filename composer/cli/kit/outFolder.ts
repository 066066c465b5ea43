import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { WrongUse } from './Cli.ts';

/** A folder that a command writes. */
interface OutFolder {
  /** The option that names it, such as `--out`. */
  readonly option: string;
  /** What the command writes, such as `a site`. */
  readonly what: string;
  /** A file or folder that is in each folder that it wrote. */
  readonly mark: string;
  /** Folders that it must be apart from, by how the user knows them. */
  readonly apart: Readonly<Record<string, string>>;
}

/** Whether a path is in a folder, or is the folder. */
const isIn = (path: string, folder: string) => {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`);
};

/** Files that a folder may have before anything is written into it. */
const isNothing = (name: string) => name.startsWith('.') || name === 'lost+found';

/**
 * Returns the absolute path of a folder that a command writes.
 *
 * @throws {WrongUse} if it contains something else, which would be overwritten.
 */
export function outFolder(root: string, given: string, { option, what, mark, apart }: OutFolder): string {
  const folder = resolve(root, given);
  const wrong = (why: string) => new WrongUse(`${option} ${given}: ${why} Choose another folder.`);
  if (isIn(root, folder)) throw wrong('this folder contains the project.');
  for (const [name, other] of Object.entries(apart))
    if (isIn(folder, other) || isIn(other, folder)) throw wrong(`${name} must be apart from it.`);
  if (!existsSync(folder)) return folder;
  if (!statSync(folder).isDirectory()) throw wrong('this is a file.');
  if (!existsSync(join(folder, mark)) && !readdirSync(folder).every(isNothing))
    throw wrong(`this folder has files, and is not ${what} that "portico build" wrote.`);
  return folder;
}
