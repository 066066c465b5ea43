import type { Locale } from '#lib/format/locale.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import type { SearchLanguage } from './SearchLanguage.ts';
import { spanish } from './spanish.ts';

/** How each language is searched. */
export const searchLanguages: Readonly<Record<Locale, SearchLanguage>> = {
  en: english,
  es: spanish,
  zh: chinese,
};
