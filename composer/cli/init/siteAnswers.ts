import { basename } from 'node:path';
import { WrongUse } from '#composer/cli/kit/Cli.ts';
import type { RegulatorName } from '#composer/page/regulators.ts';
import { isLocale, languageNames, type Locale, locales } from '#lib/format/locale.ts';

/** What a new site is made with. */
export interface SiteAnswers {
  /** The bank's name. */
  readonly name: string;
  /** English first. */
  readonly languages: readonly Locale[];
  /** The brand's color: `#rrggbb`. */
  readonly color: string;
  /** Who insures the deposits; `fdic` by default. */
  readonly regulator?: RegulatorName | undefined;
}

const longestName = 60;
/** Characters that mark text on pages, or that no name has. */
const notInNames = /[\p{Cc}\p{Cf}[\]{}<>*_`|\\^]/u;

/** Parses the name of a bank. @throws {WrongUse} */
export function bankName(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  const [wrong] = notInNames.exec(name) ?? [];
  if (name === '') throw new WrongUse('the bank needs a name, such as "First River Bank".');
  if (wrong !== undefined)
    throw new WrongUse(
      `the name contains ${JSON.stringify(wrong)}, which pages would not show. Leave it out.`,
    );
  if (!/\p{L}/u.test(name)) throw new WrongUse(`"${name}" is not a name: it has no letter.`);
  const { length } = Array.from(name);
  if (length > longestName)
    throw new WrongUse(`the name has ${length} characters; the header has room for ${longestName}.`);
  return name;
}

const choices = locales.map((locale) => `${locale} (${languageNames[locale]})`).join(', ');

/** Parses languages such as `en,es`. @throws {WrongUse} */
export function siteLanguages(text: string): readonly Locale[] {
  const given = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = given.find((language) => !isLocale(language));
  if (wrong !== undefined || given.length === 0)
    throw new WrongUse(`expected languages such as en,es of ${choices}; got "${wrong ?? text}".`);
  if (!given.includes('en'))
    throw new WrongUse(
      'the languages must include en: pages outside of the folders es and zh are in English.',
    );
  return locales.filter((locale) => given.includes(locale));
}

/** Parses a color such as `#0b5d4b` or `#fc0`. @throws {WrongUse} */
export function brandColor(text: string): string {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) throw new WrongUse(`expected a color such as #0b5d4b; got "${text}".`);
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return `#${long.toLowerCase()}`;
}

/** Returns words as a name for files, addresses, and packages: `first-river-bank`. Empty if it has no such letters. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');

/**
 * Returns the package name of a site, which is the name of its folder.
 *
 * @param folder Absolute path.
 * @throws {WrongUse} if the folder's name cannot be one.
 */
export function packageName(folder: string): string {
  const name = basename(folder);
  if (/^[a-z0-9][a-z0-9-]{0,62}$/.test(name) && !name.endsWith('-') && name !== 'portico') return name;
  if (name === 'portico') throw new WrongUse('a site cannot be named portico, like the package it uses.');
  const better = slugOf(name).slice(0, 62);
  const hint = better === '' ? '' : ` Try "${better}".`;
  throw new WrongUse(
    `"${name}" is not a package name, which has lowercase letters, digits, and hyphens.${hint}`,
  );
}

/** Returns the name of a bank by its package name: `First River Bank`. */
export const nameOfPackage = (name: string): string =>
  name
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** What a site is made with unless someone says otherwise. */
export const defaultAnswers = { languages: ['en'], color: '#0b5d4b' } as const satisfies Partial<SiteAnswers>;
