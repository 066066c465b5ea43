import type { Decorator } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/types';
import { htmlLang, type Locale, locales, ownLanguageNames } from '#lib/format/locale.ts';

/** The languages in the toolbar. */
export const localeItems = locales.map((value) => ({
  value,
  title: ownLanguageNames[value],
  right: value,
}));

/** Returns the language that the toolbar or the story selects. */
export const localeOf = (globals: Globals): Locale =>
  locales.find((locale) => locale === globals['locale']) ?? 'en';

/**
 * Decorator that renders the story in the language of the global `locale`, with its fonts, hyphenation and the
 * section's words. All languages of the site are left-to-right. Author text stays as it is.
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
