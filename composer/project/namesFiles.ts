import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Names, SiteNames } from '#composer/check/siteNames.ts';

/** Next to the schemas of pages, which refer to it. */
const schemaFile = 'names.schema.json';
const snippetsFile = 'portico.code-snippets';

const note = 'Written by Portico whenever a name changes, for editors; not to be committed.';

/**
 * Writes the names of a site for editors if they have changed: `names.schema.json`, which the schemas of pages refer
 * to, and snippets for marks in text, in a `.vscode` folder beside the site's folder, if there is one.
 *
 * @param folder The site's folder. If it has no `page.schema.json`, nothing is written, because nothing would read it.
 * @returns The files that were written.
 */
export function writeNames(folder: string, names: SiteNames): string[] {
  if (!existsSync(join(folder, 'page.schema.json'))) return [];
  const settings = join(dirname(folder), '.vscode');
  const files: [string, string][] = [[join(folder, schemaFile), namesSchema(names)]];
  if (existsSync(settings)) files.push([join(settings, snippetsFile), markSnippets(names)]);
  return files.filter(([file, text]) => writeChanged(file, text)).map(([file]) => file);
}

/** Like `writeNames`, but ignores errors, for commands that must not fail because a folder is read-only. */
export function keepNames(folder: string, names: SiteNames): void {
  try {
    writeNames(folder, names);
  } catch {
    // Editors keep offering the previous names.
  }
}

/** Writes atomically, so that an editor never reads half a file. @returns Whether the text has changed. */
function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, file);
  return true;
}

/**
 * Returns a JSON Schema with a definition for each list of names. A name that it lacks is no error in editors: fields
 * that refer to a list accept any other text too, and the check validates it.
 */
export function namesSchema(names: SiteNames): string {
  const lists = [...names].map(([kind, list]) => [kind, choices(list)] as const);
  const $defs = Object.fromEntries([...lists, ['words', { properties: described(names.get('word')) }]]);
  return document({ $comment: note, $schema: 'http://json-schema.org/draft-07/schema#', $defs });
}

/** An empty list becomes a schema that matches nothing, because an `enum` must not be empty. */
function choices(names: Names): object {
  if (names.size === 0) return { not: {} };
  const descriptions = [...names.values()];
  return {
    enum: [...names.keys()],
    ...(descriptions.some((text) => text !== '') && { enumDescriptions: descriptions }),
  };
}

const described = (names: Names = new Map()) =>
  Object.fromEntries([...names].map(([key, description]) => [key, { description }]));

/** The marks by which text refers to names. */
const marks: readonly (readonly [kind: string, mark: (key: string) => string])[] = [
  ['word', (key) => `{word:${key}}`],
  ['rate', (key) => `{rate:${key}}`],
  ['rate', (key) => `{rate-date:${key}}`],
  ['note', (key) => `[^${key}]`],
];

/** Returns the marks that texts of the site can use, as snippets. JSON Schema cannot complete inside a string. */
export function markSnippets(names: SiteNames): string {
  const all = marks.flatMap(([kind, mark]) =>
    [...(names.get(kind) ?? [])].map(([key, description]) => [mark(key), description] as const),
  );
  const snippets = all.map(([text, description]) => [
    text,
    { scope: 'json,jsonc', prefix: text, body: text.replace(/[\\$}]/g, '\\$&'), description },
  ]);
  return `// ${note}\n${document(Object.fromEntries(snippets))}`;
}

const document = (content: object) => `${JSON.stringify(content, null, 1)}\n`;
