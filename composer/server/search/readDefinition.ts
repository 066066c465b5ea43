import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#lib/format/locale.ts';
import { type SearchDefinition, searchDefinition } from '#composer/search/searchDefinition.ts';
import { definitionsBeside } from '#composer/search/searchTables.ts';

/** Reads the search settings of a language. Returns the defaults if the file is missing or invalid. */
export function readDefinition(index: string, locale: Locale): SearchDefinition {
  const file = join(definitionsBeside(index), `${locale}.json`);
  try {
    const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    return searchDefinition.parse(value);
  } catch {
    return searchDefinition.parse({});
  }
}
