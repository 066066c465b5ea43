import { type Locale, localeCodes, localeOfPage, locales } from '#lib/format/locale.ts';
import { pagePath } from '#composer/page/PageSource.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';

/** Detects the language of a text. Returns `undefined` if it is too short or ambiguous. */
export type TextLanguage = (text: string) => Locale | undefined;

/** How the language of texts is checked. */
export interface LanguageReading {
  readonly languageOf: TextLanguage;
  /** The language that texts should be in. */
  readonly expected?: Locale | undefined;
}

/**
 * Returns the language that a file's texts should be in, or `undefined` for a file that pages of any language may use.
 */
export function localeOfFile({ kind, file, value }: SourceFile): Locale | undefined {
  if (kind === 'words' || kind === 'search')
    return locales.find((locale) => file === `${kind}/${locale}.json`);
  if (kind !== 'page') return undefined;
  const said = valueAt(value, ['locale']);
  return localeOfPage(
    pagePath(file),
    Object.values(localeCodes).find((code) => code === said),
  );
}
