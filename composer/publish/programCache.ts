import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildProgram } from './buildClient.ts';

/** Folder of the scripts of pages that were built from these sources. */
export const programsFolder = (root: string, sourcesKey: string) =>
  join(root, '.portico', 'programs', sourcesKey);

function programFile(folder: string, features: readonly string[]): string {
  const key = createHash('sha256').update(features.join(',')).digest('hex');
  return join(folder, `${key.slice(0, 16)}.js`);
}

/** The script of pages with these features; `undefined` when it is not built yet. */
export function readProgram(folder: string, features: readonly string[]): string | undefined {
  try {
    return readFileSync(programFile(folder, features), 'utf8');
  } catch {
    return undefined;
  }
}

/** Builds the scripts of pages with these sets of features and keeps them in the folder. */
export async function buildPrograms(
  root: string,
  folder: string,
  sets: Iterable<readonly string[]>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const features of sets) {
    const file = programFile(folder, features);
    // oxlint-disable-next-line no-await-in-loop -- one Vite build at a time
    writeFileSync(`${file}.${process.pid}`, await buildProgram(root, features));
    renameSync(`${file}.${process.pid}`, file);
  }
}
