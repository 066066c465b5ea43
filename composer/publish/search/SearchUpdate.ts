import { renameSync } from 'node:fs';
import type { ListedPage } from '#composer/publish/input/listedPage.ts';
import { searchIndexFile } from '#composer/release/release.ts';
import { SearchIndexWriter } from './SearchIndexWriter.ts';
import type { PageText } from './searchText.ts';

export interface SearchUpdateOptions {
  /** Folder beside the published site for files in progress. */
  readonly next: string;
  /** Folder of the composer bundle. */
  readonly bundle: string;
  /** Whether the site's index is still valid for unchanged pages. */
  readonly stays: boolean;
}

/**
 * Updates the search index of one publish. If the existing index can be reused, pages are added to it at the end.
 * Otherwise they are written to a new index immediately, so that their texts need not be in memory together.
 */
export class SearchUpdate {
  readonly #fresh: SearchIndexWriter | undefined;
  readonly #file: string;
  readonly #added = new Map<string, PageText | undefined>();
  #closed = false;

  constructor({ next, bundle, stays }: SearchUpdateOptions) {
    this.#file = searchIndexFile(next);
    if (!stays) this.#fresh = SearchIndexWriter.create(this.#file, bundle);
  }

  add(page: ListedPage, text: PageText): void {
    this.#added.set(page.path, this.#fresh ? undefined : text);
    this.#fresh?.add(page, text);
  }

  /** Moves the index into the site. All pages must be in place. */
  finish(site: string, pages: readonly ListedPage[], removed: readonly string[]): void {
    if (this.#fresh) this.#finishFresh(this.#fresh, site, pages);
    else if (this.#added.size > 0 || removed.length > 0) this.#change(site, pages, removed);
  }

  #finishFresh(index: SearchIndexWriter, site: string, pages: readonly ListedPage[]): void {
    // Pages that keep their last valid version keep their text too.
    const kept = pages.filter(({ path }) => !this.#added.has(path));
    const before = searchIndexFile(site);
    const texts =
      kept.length > 0 && SearchIndexWriter.isIndex(before)
        ? SearchIndexWriter.textsIn(
            before,
            kept.map(({ path }) => path),
          )
        : new Map<string, PageText>();
    for (const listed of kept) index.add(listed, texts.get(listed.path) ?? { headings: '', body: '' });
    index.close();
    this.#closed = true;
    renameSync(this.#file, searchIndexFile(site));
  }

  #change(site: string, pages: readonly ListedPage[], removed: readonly string[]): void {
    const index = SearchIndexWriter.open(searchIndexFile(site));
    try {
      index.remove([...this.#added.keys(), ...removed]);
      for (const listed of pages) {
        const text = this.#added.get(listed.path);
        if (text) index.add(listed, text);
      }
      index.close();
    } catch (error) {
      index.abandon();
      throw error;
    }
  }

  /** Discards an index that was not finished. */
  abandon(): void {
    if (!this.#closed) this.#fresh?.abandon();
  }
}
