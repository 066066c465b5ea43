import { languageNames, localeCodes, localeOfPath, locales, type Locale } from '#lib/format/locale.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { pagePath } from '#composer/page/PageSource.ts';
import { WrongUse } from '#composer/cli/kit/Cli.ts';
import { addFiles } from '#composer/cli/kit/writeFiles.ts';
import { nameOfPackage } from '#composer/cli/init/siteAnswers.ts';
import { languagesOf, linkVersions } from './projectSite.ts';
import { pageTexts } from './pageTexts.ts';

/** Titles with fewer characters say too little in search results. */
const shortestTitle = 10;

/** What pages of each kind have in common. */
export interface PageStart {
  readonly file: string;
  readonly locale: Locale;
  readonly heading: string;
  readonly title: string;
}

/** Returns what a new page is called. @throws {WrongUse} if the site is not in the page's language. */
export function startPage(site: Site, file: string, given: string | undefined): PageStart {
  const locale = localeOfPath(`/${file}`);
  if (!languagesOf(site).includes(locale))
    throw new WrongUse(`the site is not in this language yet. First run: portico new language ${locale}`);
  const name =
    file
      .replace(/\.json$/, '')
      .split('/')
      .at(-1) ?? '';
  const words = nameOfPackage(name).split(' ');
  const usual = [words[0], ...words.slice(1).map((word) => word.toLowerCase())].join(' ');
  const heading = given?.trim() || usual;
  const isShort = heading.length < shortestTitle;
  const title = isShort ? pageTexts[locale].longTitle(heading) : heading;
  return { file, locale, heading, title };
}

/** Returns the fields that every page begins with. */
export function pageFields({ file, locale, heading, title }: PageStart, siteSection: string) {
  return {
    $schema: `${'../'.repeat(file.split('/').length - 1)}page.schema.json`,
    title,
    description: pageTexts[locale].description(heading),
    analytics: {
      currentPage: file.replace(/\.json$/, '').replaceAll('/', '-'),
      siteSection,
      ...(locale !== 'en' && { language: localeCodes[locale] }),
    },
  };
}

/** A link to the home page of a language. */
export const homeLink = (locale: Locale) => ({
  text: pageTexts[locale].home,
  href: locale === 'en' ? '/' : `/${locale}/`,
});

const languageOf = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Returns a note on a page whose folder is named after a language that Portico does not have; else an empty string. */
function languageNote(file: string): string {
  const [folder = '', ...rest] = file.split('/');
  if (rest.length === 0 || !/^[a-z]{2}$/.test(folder) || localeOfPath(file) !== 'en') return '';
  const language = languageOf.of(folder);
  if (language === undefined || folder === 'en') return '';
  const known = locales.map((locale) => languageNames[locale]).join(', ');
  return `note: the page is in English, although its folder ${folder}/ reads as ${language}. Pages can be in ${known}.\n`;
}

/** Writes a new page, and links it with its versions in other languages. */
export function addPage(site: Site, file: string, page: object): string {
  addFiles(site.folder, new Map([[file, `${JSON.stringify(page, null, 2)}\n`]]));
  linkVersions(site, [file]);
  return `wrote pages-json/${file}: the page ${pagePath(file)}\n${languageNote(file)}`;
}

/** `portico new page`: writes a page with a heading and a text. @returns What to print. */
export function newPage(site: Site, file: string, title: string | undefined): string {
  const start = startPage(site, file, title);
  const { heading, locale } = start;
  const { intro, body } = pageTexts[locale];
  return addPage(site, file, {
    ...pageFields(start, 'general'),
    pageType: 'general',
    sections: [
      { component: 'HeroBanner', props: { heading, text: intro, tone: 'light' } },
      { component: 'Breadcrumb', props: { trail: [homeLink(locale)], current: heading } },
      { component: 'RichText', props: { text: body } },
    ],
  });
}
