import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { bankDay, defaultTimeZone } from '#lib/format/dates.ts';
import { isLocale, languageNames, type Locale, locales } from '#lib/format/locale.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { pagePath } from '#composer/page/PageSource.ts';
import { regulatorOf } from '#composer/page/regulators.ts';
import { WrongUse } from '#composer/cli/kit/Cli.ts';
import { addFiles } from '#composer/cli/kit/writeFiles.ts';
import { inTermsOf, ownText, pagesFolder, readFolder, templateFolder } from '#composer/cli/init/siteFiles.ts';
import { fileIn, languagesOf, linkVersions } from './projectSite.ts';
import { withAlternates, withLanguageLists } from '#composer/cli/init/siteLanguageLinks.ts';
import { withoutLinks } from './withoutLinks.ts';

/** Parses a language that a site can be translated into. @throws {WrongUse} */
export function newLocale(site: Site, text: string): Locale {
  const others = locales.filter((locale) => locale !== 'en');
  if (!isLocale(text))
    throw new WrongUse(
      `Portico has no words in "${text}" yet; choose ${others.map((one) => `${one} (${languageNames[one]})`).join(' or ')}.`,
    );
  if (languagesOf(site).includes(text)) throw new WrongUse(`the site is already in ${languageNames[text]}.`);
  return text;
}

/** Returns the template's files in a language that fit a site, below its folder. */
function fittingFiles(site: Site, locale: Locale, library: string): Map<string, string> {
  const files = [...readFolder(join(templateFolder(library), pagesFolder))];
  const isTranslation = (path: string) =>
    path.startsWith(`${locale}/`)
      ? site.files.has(fileIn('en', path))
      : path.startsWith(`fragments/${locale}/`) && site.files.has(path.replace(`/${locale}/`, '/'));
  return new Map(files.flatMap(([path, text]) => (isTranslation(path) ? [[path, String(text)]] : [])));
}

/** The words of a site by key, as authors wrote them. */
function wordsIn(text: string | undefined): Record<string, unknown> {
  const words: unknown = text === undefined ? {} : parse(text);
  return isRecord(words) ? words : {};
}

/** Words that are the same in every language. */
const sameWords = ['bank', 'phone'] as const;

/** Returns the words in a new language, and the keys that are still in English. */
function translatedWords(english: Record<string, unknown>, template: Record<string, unknown>) {
  const same = sameWords.filter((key) => key in english).map((key) => [key, english[key]] as const);
  const translated = { ...template, ...Object.fromEntries(same) };
  const left = Object.keys(english).filter((key) => !(key in translated));
  return { words: { ...translated, ...Object.fromEntries(left.map((key) => [key, english[key]])) }, left };
}

/** Replaces the template's telephone number in links with that of the site. */
function withTelephone(text: string, site: Site): string {
  const digits = site.config?.organisation?.telephone?.replaceAll(/[^\d+]/g, '');
  return digits ? text.replaceAll(/tel:\+\d+/g, () => `tel:${digits}`) : text;
}

/**
 * `portico new language`: writes what the template has in a language, for the pages that the site has, and links both
 * versions of each page.
 *
 * @param library Portico's own folder.
 * @returns What to print.
 */
export function newLanguage(site: Site, locale: Locale, library: string, now: Date): string {
  const english = wordsIn(site.files.get('words/en.json')?.text);
  const templateWords = readFileSync(
    join(templateFolder(library), pagesFolder, `words/${locale}.json`),
    'utf8',
  );
  const { words, left } = translatedWords(english, wordsIn(templateWords));
  const fitting = fittingFiles(site, locale, library);
  const pages = [...fitting.keys()].filter((path) => path.startsWith(`${locale}/`));
  const paths = new Set([...site.pages.keys(), ...pages.map((page) => pagePath(page))]);
  const isPage = (href: string) => paths.has(href.split(/[?#]/, 1)[0] ?? '');
  const missing = {
    page: (href: string) => href.startsWith(`/${locale}/`) && !isPage(href),
    media: (src: string) => !site.mediaFiles.has(src),
  };
  const { bank } = words as { readonly bank?: unknown };
  const name = typeof bank === 'string' ? bank : (site.config?.name ?? '');
  const slug = site.config?.services.provider ?? '';
  const files = new Map([[`words/${locale}.json`, `${JSON.stringify(words, null, 2)}\n`]]);
  for (const [path, text] of fitting) {
    const named = ownText(path, text, { name, slug }, bankDay(now, defaultTimeZone));
    const own = withTelephone(inTermsOf(regulatorOf(site), locale, named), site);
    files.set(path, `${JSON.stringify(withoutLinks(parse(own), missing), null, 2)}\n`);
  }
  const shared = [...site.files.values()].filter(({ kind }) => kind === 'fragment' || kind === 'layout');
  const languages = locales.filter((one) => one === locale || languagesOf(site).includes(one));
  for (const [path, text] of files) {
    const isShared = path.startsWith('fragments/');
    files.set(path, isShared ? withLanguageLists(text, languages) : withAlternates(text, languages));
  }
  addFiles(site.folder, files);
  for (const { file, text } of shared) {
    const changed = withLanguageLists(text, languages);
    if (changed !== text) writeFileSync(join(site.folder, file), changed);
  }
  linkVersions(site, pages);
  const untranslated = [...site.pages.values()].filter(
    (page) => page.locale === 'en' && !pages.includes(fileIn(locale, page.source.file)),
  );
  const notes = [
    ...left.map((key) => `Translate the word "${key}" in pages-json/words/${locale}.json.\n`),
    ...untranslated.map(({ source }) => `Not translated: pages-json/${source.file}\n`),
  ];
  return `wrote ${files.size} files in ${languageNames[locale]}: pages-json/${locale}/ and others\n${notes.join('')}`;
}
