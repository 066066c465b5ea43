import type { Locale } from './locale.ts';

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
