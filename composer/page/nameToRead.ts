import { kindOfFile } from './loadSite.ts';

/** Endings of files that look like definitions but have another name: `about.JSON`, `about.jsonc`, `about.json.txt`. */
const ending = /\.(?:json[c5]?(?:\.(?:txt|bak|old|orig))?|jsn)$/i;

/**
 * Returns the name under which a file would be read, such as `about.json` for `about.json.txt`. Returns `undefined` for a
 * file that is read, or that no author could mean as a definition.
 */
export function nameToRead(file: string): string | undefined {
  if (kindOfFile(file) !== undefined || file.endsWith('.schema.json') || !ending.test(file)) return undefined;
  const name = file.replace(ending, '.json');
  return name !== file && kindOfFile(name) !== undefined ? name : undefined;
}
