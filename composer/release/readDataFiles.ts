import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder, type Release } from './release.ts';
import { Geography } from '#composer/locations/Geography.ts';
import { LocationBook } from '#composer/locations/LocationBook.ts';
import { RateBook } from '#composer/rates/RateBook.ts';

function readFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Files are published atomically. One that cannot be read is treated as missing.
    return undefined;
  }
}

/** Reads the data files of an embedded service in a published site. Returns their contents by name without `.json`. */
function readDataFiles(site: string, folder: 'rates' | 'locations' | 'geography'): [string, unknown][] {
  const data = join(site, privateFolder, folder);
  const names = existsSync(data) ? readdirSync(data).filter((name) => name.endsWith('.json')) : [];
  return names.map((name) => [name.slice(0, -'.json'.length), readFile(join(data, name))]);
}

/** Returns the branches of a published site. @param release says which of them have pages. */
export const readLocationBook = (folder: string, release?: Pick<Release, 'pages'>): LocationBook =>
  new LocationBook(readDataFiles(folder, 'locations'), {
    geography: new Geography(readDataFiles(folder, 'geography').map(([, value]) => value)),
    hasPage: (path) => release !== undefined && Object.hasOwn(release.pages, path),
  });

/** Returns the rates of a published site. */
export const readRateBook = (folder: string): RateBook => new RateBook(readDataFiles(folder, 'rates'));
