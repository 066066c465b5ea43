import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder } from './release.ts';

function readFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Only whole files are published; what cannot be read is like none.
    return undefined;
  }
}

/** The files that an embedded service of a published site answers from: their contents by their names without `.json`. */
export function readDataFiles(site: string, folder: 'rates' | 'locations'): [string, unknown][] {
  const data = join(site, privateFolder, folder);
  const names = existsSync(data) ? readdirSync(data).filter((name) => name.endsWith('.json')) : [];
  return names.map((name) => [name.slice(0, -'.json'.length), readFile(join(data, name))]);
}
