import type { Locale } from '#lib/format/locale.ts';

/** Tells the language of a text; `undefined` when it is too short or not clear. */
export type TextLanguage = (text: string) => Locale | undefined;

/** How texts are judged. */
export interface LanguageReading {
  readonly languageOf: TextLanguage;
  /** Texts in it are as they should be. */
  readonly expected?: Locale | undefined;
}
