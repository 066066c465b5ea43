/** The languages of pages. */
export type Locale = 'en' | 'es' | 'zh';

export const locales: readonly Locale[] = ['en', 'es', 'zh'];

/**
 * Returns the language of a path: Spanish if a folder is `es`, Chinese if one is `zh`, else English (PAGE-01). Ignores
 * the query and the hash.
 */
export function localeOfPath(path: string): Locale {
  const segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').slice(0, -1);
  if (segments.includes('es')) return 'es';
  return segments.includes('zh') ? 'zh' : 'en';
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
  if (lang.startsWith('es')) return 'es';
  return lang.startsWith('zh') ? 'zh' : 'en';
}
