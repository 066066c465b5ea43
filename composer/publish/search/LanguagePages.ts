import type { Locale } from '#lib/format/locale.ts';
import { articleMark } from '#composer/search/IndexedArticle.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import { PageReader, type ReadPage } from '#composer/search/PageReader.ts';
import { packStems } from '#composer/search/packedStems.ts';
import type { StoredPage } from '#composer/search/searchTables.ts';
import type { CountChanges, IndexedPage } from './IndexTables.ts';
import { LanguageCounts } from './LanguageCounts.ts';

/** A page that nobody has read yet. */
export type UnreadPage = Pick<IndexedPage, 'id' | 'stored'>;

/** Stems of an article, by which all articles are found. */
const markedAsArticle = ({ names, text }: ReadPage): Pick<ReadPage, 'names' | 'text'> => ({
  names: { ...names, labels: `${names.labels} ${articleMark}` },
  text: `${text} ${articleMark}`,
});

/** Reads pages of a language, and counts what they have. */
export class LanguagePages {
  readonly #reader: PageReader;
  readonly #counts: LanguageCounts;

  constructor(locale: Locale) {
    this.#reader = new PageReader(searchLanguages[locale]);
    this.#counts = new LanguageCounts(this.#reader.lexicon);
  }

  /** @returns what is written of pages that come. */
  add(pages: readonly UnreadPage[]): IndexedPage[] {
    return pages.map(({ id, stored }) => {
      const read = this.#reader.read(stored);
      this.#counts.add(stored, read, 1);
      const { names, text } = stored.article === '' ? read : markedAsArticle(read);
      return { id, stored, names, text, packed: packStems(read.stems, read.length, stored.boost) };
    });
  }

  /** A page that goes. */
  remove(stored: StoredPage): void {
    this.#counts.add(stored, this.#reader.read(stored), -1);
  }

  /** By how much all of them change the numbers of the language. */
  changes(): CountChanges {
    return this.#counts.changes();
  }
}
