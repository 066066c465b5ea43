import type { Locale } from '#lib/format/locale.ts';
import { articleMark } from '#composer/search/IndexedArticle.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import { PageReader, type ReadPage } from '#composer/search/PageReader.ts';
import { packStems } from '#composer/search/packedStems.ts';
import type { StoredPage } from '#composer/search/searchTables.ts';
import type { CountChanges, IndexedPage } from './IndexTables.ts';
import { LanguageCounts } from './LanguageCounts.ts';

/** A page whose text has not been tokenized yet. */
export type UnreadPage = Pick<IndexedPage, 'id' | 'stored'>;

/** Adds a marker stem by which all articles can be found. */
const markedAsArticle = ({ names, text }: ReadPage): Pick<ReadPage, 'names' | 'text'> => ({
  names: { ...names, labels: `${names.labels} ${articleMark}` },
  text: `${text} ${articleMark}`,
});

/** Tokenizes pages of a language and counts their words. */
export class LanguagePages {
  readonly #reader: PageReader;
  readonly #counts: LanguageCounts;

  constructor(locale: Locale) {
    this.#reader = new PageReader(searchLanguages[locale]);
    this.#counts = new LanguageCounts(this.#reader.lexicon);
  }

  /** Returns the index data of added pages. */
  add(pages: readonly UnreadPage[]): IndexedPage[] {
    return pages.map(({ id, stored }) => {
      const read = this.#reader.read(stored);
      this.#counts.add(stored, read, 1);
      const { names, text } = stored.article === '' ? read : markedAsArticle(read);
      return { id, stored, names, text, packed: packStems(read.stems, read.length, stored.boost) };
    });
  }

  /** Counts a removed page. */
  remove(stored: StoredPage): void {
    this.#counts.add(stored, this.#reader.read(stored), -1);
  }

  /** Returns the resulting changes of the language's statistics. */
  changes(): CountChanges {
    return this.#counts.changes();
  }
}
