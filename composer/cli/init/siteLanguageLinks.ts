import { parse } from 'jsonc-parser';
import { isLocale, type Locale } from '#lib/format/locale.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { setValue } from '#composer/problems/edit.ts';
import type { FileContents } from './brandFolder.ts';

/** Finds the lists of languages in a definition, such as those of a bar with links to them. */
function* languageLists(value: unknown, path: JsonPath = []): Generator<JsonPath> {
  if (Array.isArray(value))
    for (const [at, part] of value.entries()) yield* languageLists(part, [...path, at]);
  if (!isRecord(value)) return;
  for (const [key, part] of Object.entries(value)) {
    const isList = Array.isArray(part) && part.every((one) => typeof one === 'string' && isLocale(one));
    if (key === 'languages' && isList) yield [...path, key];
    else yield* languageLists(part, [...path, key]);
  }
}

/** Sets the lists of languages in a fragment or layout. With one language there is nothing to choose. */
export function withLanguageLists(text: string, languages: readonly Locale[]): string {
  const listed = languages.length > 1 ? languages : [];
  let written = text;
  for (const path of languageLists(parse(text))) written = setValue(written, path, listed);
  return written;
}

/** Removes the links of a page to its versions in languages that the site does not have. */
export function withAlternates(text: string, languages: readonly Locale[]): string {
  const page: unknown = parse(text);
  const alternates = isRecord(page) ? page['alternates'] : undefined;
  if (!isRecord(alternates)) return text;
  const kept = Object.entries(alternates).filter(([locale]) => languages.some((one) => one === locale));
  return setValue(text, ['alternates'], kept.length === 0 ? undefined : Object.fromEntries(kept));
}

/** Makes the pages, fragments, and layouts of a new site lead to its languages only. */
export function linkLanguages(files: FileContents, pages: string, languages: readonly Locale[]): void {
  for (const [path, content] of files) {
    if (!path.startsWith(`${pages}/`) || !path.endsWith('.json') || typeof content !== 'string') continue;
    const isShared = /^(?:fragments|layouts)\//.test(path.slice(pages.length + 1));
    files.set(path, isShared ? withLanguageLists(content, languages) : withAlternates(content, languages));
  }
}
