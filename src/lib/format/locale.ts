/** What each language is called in English. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Spanish',
  zh: 'Chinese',
};

/** What each language is called in itself, so that those who need it can read it. */
export const ownLanguageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Español',
  zh: '中文',
};

/** The languages of pages. */
export const locales = ['en', 'es', 'zh'] as const;
export type Locale = (typeof locales)[number];

/** Whether a text is the name of a language of pages. */
export const isLocale = (text: string | undefined): text is Locale =>
  locales.some((locale) => locale === text);

/**
 * Returns the language of a path: the one that a folder is named after, such as `es`, else English (PAGE-01). Ignores the
 * query and the hash.
 */
export function localeOfPath(path: string): Locale {
  const segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').slice(0, -1);
  return locales.find((locale) => locale !== 'en' && segments.includes(locale)) ?? 'en';
}

/** The code of each language in pages, navigation and analytics, e.g. `es-us`. */
export const localeCodes = { en: 'en-us', es: 'es-us', zh: 'zh-us' } as const satisfies Record<
  Locale,
  string
>;
export type LocaleCode = (typeof localeCodes)[Locale];

/** Returns the language of a page: the one in its path, else the one that its locale indicator names (PAGE-01). */
export function localeOfPage(path: string, indicator: LocaleCode | undefined): Locale {
  const ofPath = localeOfPath(path);
  if (ofPath !== 'en' || indicator === undefined) return ofPath;
  return locales.find((locale) => localeCodes[locale] === indicator) ?? 'en';
}

/** Values for the `lang` attribute. */
export const htmlLang: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US', zh: 'zh-Hans' };

/** Returns the language of a `lang` attribute's value. */
export function localeOfLang(lang: string): Locale {
  return locales.find((locale) => lang.startsWith(locale)) ?? 'en';
}
