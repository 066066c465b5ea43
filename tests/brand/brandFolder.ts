import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrands } from '#composer/brand/readBrand.ts';
import { checkSite } from '#composer/check/check.ts';
import { loadSite, type Site } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { sections } from '#tests/composer/fixtures/sections.ts';
import { siteFolder } from '#tests/composer/fixtures/siteFolder.ts';

const own = 'pages-json/brands/elmstone';

/** The files of the demo's brand by their names in its folder. Fonts are only placeholders. */
export const brandFiles: Readonly<Record<string, string>> = Object.fromEntries([
  ...readdirSync(own)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, readFileSync(join(own, name), 'utf8')]),
  ...readdirSync(join(own, 'fonts')).map((name) => [`fonts/${name}`, 'a font']),
]);

/** Replacements in a brand's files, by file name. `undefined` deletes the file. */
export type Edits = Readonly<Record<string, readonly [from: string, to: string] | undefined>>;

/** Returns a small valid site with a brand `plain`, whose files are those of the demo's brand with these edits. */
export function brandSite(edits: Edits = {}, site: object = { brand: 'plain' }): string {
  const files: Record<string, unknown> = { ...brandFiles };
  for (const [name, edit] of Object.entries(edits)) {
    const text = brandFiles[name] ?? '';
    if (edit && !text.includes(edit[0])) throw new Error(`${name} does not hold ${edit[0]}.`);
    files[name] = edit && text.replace(edit[0], () => edit[1]);
  }
  return siteFolder({
    // The brand's `$schema`.
    'brand.schema.json': readFileSync('pages-json/brand.schema.json', 'utf8'),
    'site.json': { origin: 'https://www.elmstonebank.example', name: 'Elmstone Bank', ...site },
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`brands/plain/${name}`, text])),
  });
}

/** Loads a site and reads its brands. */
export async function withBrands(folder: string, brandName?: string): Promise<Site> {
  const site = loadSite(folder, undefined, brandName ?? '');
  await readBrands(site);
  return site;
}

/** Returns the problems of a brand with these edits. */
export async function brandProblems(edits: Edits, site?: object): Promise<Problem[]> {
  const loaded = await withBrands(brandSite(edits, site));
  return checkSite(loaded, sections).filter(({ file }) => file === 'site.json' || file.startsWith('brands/'));
}

/** Returns the same as short lines: `file:line:column code message`, with the file relative to the brand's folder. */
export async function brandLines(edits: Edits, site?: object): Promise<string[]> {
  const problems = await brandProblems(edits, site);
  return problems.map(
    ({ file, line, column, code, message }) =>
      `${file.replace('brands/plain/', '')}:${line}:${column} ${code} ${message}`,
  );
}
