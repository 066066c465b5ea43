/** The languages pages are written in. */
export type Locale = 'en' | 'es' | 'zh';

export const locales: readonly Locale[] = ['en', 'es', 'zh'];

/**
 * The language of a path: a segment `es` means Spanish, `zh` Chinese, anything else English (PAGE-01).
 * The query and the hash never count.
 */
export function localeOfPath(path: string): Locale {
  const segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').slice(0, -1);
  if (segments.includes('es')) return 'es';
  return segments.includes('zh') ? 'zh' : 'en';
}

/** The code that pages, navigation and analytics use for a language, e.g. `es-us`. */
export const localeCodes = { en: 'en-us', es: 'es-us', zh: 'zh-us' } as const satisfies Record<
  Locale,
  string
>;
export type LocaleCode = (typeof localeCodes)[Locale];

/** The language of a page: that of its path, else the one its locale indicator names (PAGE-01). */
export function localeOfPage(path: string, indicator: LocaleCode | undefined): Locale {
  const ofPath = localeOfPath(path);
  if (ofPath !== 'en' || indicator === undefined) return ofPath;
  return locales.find((locale) => localeCodes[locale] === indicator) ?? 'en';
}

/** The value of the `lang` attribute. */
export const htmlLang: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US', zh: 'zh-Hans' };

/** The language of a `lang` attribute's value. */
export function localeOfLang(lang: string): Locale {
  if (lang.startsWith('es')) return 'es';
  return lang.startsWith('zh') ? 'zh' : 'en';
}
