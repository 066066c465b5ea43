import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Names, SiteNames } from '#composer/check/siteNames.ts';

/** Beside the schemas of pages, which refer to it. */
const schemaFile = 'names.schema.json';
const snippetsFile = 'portico.code-snippets';

const note = 'Written by Portico whenever a name changes, for editors; not to be committed.';

/**
 * Writes the names of a site for editors, where they have changed: `names.schema.json`, which the schemas of pages refer
 * to, and the marks in text as snippets of VS Code into a folder `.vscode` beside the site's, if there is one.
 *
 * @param folder of the site. Without `page.schema.json` in it nothing is written: nobody would read it.
 * @returns the files that were written.
 */
export function writeNames(folder: string, names: SiteNames): string[] {
  if (!existsSync(join(folder, 'page.schema.json'))) return [];
  const settings = join(dirname(folder), '.vscode');
  const files: [string, string][] = [[join(folder, schemaFile), namesSchema(names)]];
  if (existsSync(settings)) files.push([join(settings, snippetsFile), markSnippets(names)]);
  return files.filter(([file, text]) => writeChanged(file, text)).map(([file]) => file);
}

/** As `writeNames`, for commands that write nothing else: a folder that cannot be written to does not stop them. */
export function keepNames(folder: string, names: SiteNames): void {
  try {
    writeNames(folder, names);
  } catch {
    // Editors complete with the names of before.
  }
}

/** Moved to its place, so that an editor never reads half of it. @returns whether it was another text before. */
function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, file);
  return true;
}

/**
 * A JSON Schema with a definition for each list of names. A name that is missing from it is no error: the fields that
 * refer to a list accept any other text too, and whether it is right, the check says.
 */
export function namesSchema(names: SiteNames): string {
  const lists = [...names].map(([kind, list]) => [kind, choices(list)] as const);
  const $defs = Object.fromEntries([...lists, ['words', { properties: described(names.get('word')) }]]);
  return document({ $comment: note, $schema: 'http://json-schema.org/draft-07/schema#', $defs });
}

/** A list that is empty is a schema that fits nothing: an `enum` must not be. */
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

/** How text refers to a name. */
const marks: readonly (readonly [kind: string, mark: (key: string) => string])[] = [
  ['word', (key) => `{word:${key}}`],
  ['rate', (key) => `{rate:${key}}`],
  ['note', (key) => `[^${key}]`],
];

/** The marks that a site's texts can hold, as snippets; what is inside of a text no JSON Schema can complete. */
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
