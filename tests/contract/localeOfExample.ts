import { languageNames, type Locale, locales } from '#lib/format/locale.ts';

/** Returns the language of an example, according to its name. */
export const localeOfExample = (example: string): Locale =>
  locales.find((locale) => example.toLowerCase().includes(languageNames[locale].toLowerCase())) ?? 'en';
