import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RateBook } from '#composer/rates/RateBook.ts';
import { privateFolder } from './release.ts';

function readFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Only whole files are published; what cannot be read is like none.
    return undefined;
  }
}

/** The rates of a published site. */
export function readRateBook(folder: string): RateBook {
  const rates = join(folder, privateFolder, 'rates');
  const names = existsSync(rates) ? readdirSync(rates).filter((name) => name.endsWith('.json')) : [];
  return new RateBook(
    names.map((name) => [name.slice(0, -'.json'.length), readFile(join(rates, name))] as const),
  );
}
