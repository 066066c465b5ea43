import { localeCodes, localeOfPage, locales, type Locale } from '#lib/format/locale.ts';
import { pagePath } from '#composer/page/PageSource.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';

/**
 * Returns the language that a file's texts should be in, or `undefined` for a file that pages of any language may use.
 */
export function localeOfFile({ kind, file, value }: SourceFile): Locale | undefined {
  if (kind === 'words') return locales.find((locale) => file === `words/${locale}.json`);
  if (kind !== 'page') return undefined;
  const said = valueAt(value, ['locale']);
  return localeOfPage(
    pagePath(file),
    Object.values(localeCodes).find((code) => code === said),
  );
}
