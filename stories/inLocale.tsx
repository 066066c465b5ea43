import type { Decorator } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/types';
import { htmlLang, type Locale, locales } from '#lib/format/locale.ts';

const names: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', zh: '中文' };

/** The languages of the toolbar. */
export const localeItems = locales.map((value) => ({ value, title: names[value], right: value }));

/** The language that the toolbar, or the story itself, asks for. */
export const localeOf = (globals: Globals): Locale =>
  locales.find((locale) => locale === globals['locale']) ?? 'en';

/**
 * Decorator: the story in the language of the global `locale`: its fonts, its hyphens, and the section's own words.
 * All of the site's languages are read from left to right. What an author wrote stays as it is.
 */
export const inLocale: Decorator = (Story, { globals }) => {
  const locale = localeOf(globals);
  return locale === 'en' ? (
    <Story />
  ) : (
    <div lang={htmlLang[locale]} dir="ltr">
      <Story />
    </div>
  );
};
