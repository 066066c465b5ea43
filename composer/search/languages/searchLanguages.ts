import type { Locale } from '#lib/format/locale.ts';
import { chinese } from './chinese.ts';
import { english, spanish } from './latinLanguages.ts';
import type { SearchLanguage } from './SearchLanguage.ts';

/** How each language is searched. */
export const searchLanguages: Readonly<Record<Locale, SearchLanguage>> = {
  en: english,
  es: spanish,
  zh: chinese,
};
