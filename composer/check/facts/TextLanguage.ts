import type { Locale } from '#lib/format/locale.ts';

/** Detects the language of a text. Returns `undefined` if it is too short or ambiguous. */
export type TextLanguage = (text: string) => Locale | undefined;

/** How the language of texts is checked. */
export interface LanguageReading {
  readonly languageOf: TextLanguage;
  /** The language that texts should be in. */
  readonly expected?: Locale | undefined;
}
