import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { WrongUse } from './Cli.ts';

type Contents = ReadonlyMap<string, string | Buffer>;

function writeBelow(folder: string, files: Contents): void {
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { flag: 'wx' });
  }
}

/** What may be in a folder before a site is written to it. */
const mayBeThere = new Set(['.git']);

/** @throws {WrongUse} if the folder is a file, or is not empty. */
export function requireEmpty(folder: string, shown: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) throw new WrongUse(`${shown} is a file; expected a new folder.`);
  const there = stats ? readdirSync(folder).filter((name) => !mayBeThere.has(name)) : [];
  if (there.length > 0)
    throw new WrongUse(`the folder ${shown} is not empty; it contains ${there[0]}. Choose a new folder.`);
}

/**
 * Writes the files of a new folder, all or none: into a temporary folder beside it first.
 *
 * @param folder Does not exist, or is empty; see `requireEmpty`.
 */
export function writeNewFolder(folder: string, files: Contents): void {
  const beside = join(dirname(folder), `.${basename(folder)}.${process.pid}.part`);
  const moved: string[] = [];
  try {
    rmSync(beside, { recursive: true, force: true });
    writeBelow(beside, files);
    if (!existsSync(folder)) {
      renameSync(beside, folder);
      return;
    }
    // It may be the current folder of a shell, so it stays and gets what was written.
    for (const name of readdirSync(beside)) {
      renameSync(join(beside, name), join(folder, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) rmSync(join(folder, name), { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/**
 * Adds files to a folder, all or none. Never overwrites one.
 *
 * @throws {WrongUse} if one of them exists.
 */
export function addFiles(folder: string, files: Contents): void {
  const taken = [...files.keys()].find((path) => existsSync(join(folder, path)));
  if (taken !== undefined) throw new WrongUse(`${taken} already exists. Nothing was written.`);
  const written: string[] = [];
  try {
    for (const [path, content] of files) {
      writeBelow(folder, new Map([[path, content]]));
      written.push(path);
    }
  } catch (error) {
    for (const path of written) rmSync(join(folder, path), { force: true });
    throw error;
  }
}
