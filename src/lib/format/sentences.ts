import type { Locale } from './locale.ts';

/** Joins sentences as the language does; Chinese has no spaces between them. Leaves out empty ones. */
export const sentences = (locale: Locale, ...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(locale === 'zh' ? '' : ' ');
