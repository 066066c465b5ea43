import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '#lib/format/locale.ts';
import { readBrands } from '#composer/brand/readBrand.ts';
import { kindOfFile, loadSite, type Site } from '#composer/page/loadSite.ts';
import { pagePath } from '#composer/page/PageSource.ts';
import { setValue } from '#composer/problems/edit.ts';
import { WrongUse } from '#composer/cli/kit/Cli.ts';
import { slugOf } from '#composer/cli/init/siteAnswers.ts';

/** Loads the site of a project. @throws {WrongUse} if the project has none. */
export async function projectSite(root: string): Promise<Site> {
  const folder = join(root, 'pages-json');
  if (!existsSync(join(folder, 'site.json')))
    throw new WrongUse('there is no pages-json/site.json here. Run the command in the folder of a site.');
  const site = loadSite(folder, undefined, '');
  await readBrands(site);
  return site;
}

/** The languages that a site has words for; English always. */
export const languagesOf = ({ words }: Site): readonly Locale[] =>
  locales.filter((locale) => locale === 'en' || words.has(locale));

/**
 * Parses the name of a new page, such as `savings-goals` or `es/metas`.
 *
 * @returns Its file below the site's folder.
 * @throws {WrongUse} if a page cannot have this name.
 */
export function pageFile(given: string): string {
  const name = given.replace(/^\//, '').replace(/\.(?:html|json)$/, '');
  const parts = name.split('/');
  if (!parts.every((part) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part))) {
    const better = parts.map(slugOf).filter(Boolean).join('/');
    const hint = better === '' ? '' : ` Try "${better}".`;
    throw new WrongUse(
      `"${given}" is not the name of a page, which has lowercase letters, digits, and hyphens.${hint}`,
    );
  }
  const file = `${name}.json`;
  if (kindOfFile(file) !== 'page') throw new WrongUse(`the folder ${parts[0]} is not for pages.`);
  return file;
}

/** Returns a file of a page in another language: `es/about.json` for `about.json`. */
export function fileIn(locale: Locale, file: string): string {
  const english = file.replace(/^(?:es|zh)\//, '');
  return locale === 'en' ? english : `${locale}/${english}`;
}

/**
 * Links the versions of pages in other languages to each other, in files that exist.
 *
 * @param files Pages in one language, below the site's folder.
 */
export function linkVersions(site: Site, files: readonly string[]): void {
  for (const file of files) {
    const versions = locales.flatMap((locale) => {
      const version = fileIn(locale, file);
      return existsSync(join(site.folder, version)) ? [[locale, version] as const] : [];
    });
    for (const [locale, version] of versions) {
      const path = join(site.folder, version);
      let text = readFileSync(path, 'utf8');
      for (const [other, target] of versions)
        if (other !== locale && !text.includes(`"${pagePath(target)}"`))
          text = setValue(text, ['alternates', other], pagePath(target));
      writeFileSync(path, text);
    }
  }
}
