import { copyFileSync, renameSync, rmSync } from 'node:fs';
import type { ListedPage } from '#composer/publish/input/listedPage.ts';
import { searchIndexFile } from '#composer/release/release.ts';
import { SearchIndexWriter } from './SearchIndexWriter.ts';
import type { PageText } from './searchText.ts';

export interface SearchUpdateOptions {
  /** Folder of the published site. */
  readonly site: string;
  /** Folder beside the published site for files in progress. */
  readonly next: string;
  /** Whether the site's index is still valid for unchanged pages. */
  readonly stays: boolean;
}

/** Updates the search index of one publish: a new index or a copy of the site's, which then replaces the site's. */
export class SearchUpdate {
  readonly #options: SearchUpdateOptions;
  readonly #added = new Set<string>();
  /** Opened with the first change. */
  #index: SearchIndexWriter | undefined;

  constructor(options: SearchUpdateOptions) {
    this.#options = options;
    if (!options.stays) this.#open();
  }

  #open(): SearchIndexWriter {
    if (this.#index) return this.#index;
    const { site, next, stays } = this.#options;
    if (stays) copyFileSync(searchIndexFile(site), searchIndexFile(next));
    this.#index = new SearchIndexWriter(searchIndexFile(next));
    return this.#index;
  }

  add(page: ListedPage, text: PageText): void {
    this.#added.add(page.path);
    this.#open().replace(page, text);
  }

  /** Moves the index into the site. All pages must be in place. */
  finish(site: string, pages: readonly ListedPage[], removed: readonly string[]): void {
    if (removed.length > 0) this.#open().remove(removed);
    if (!this.#index) return;
    if (!this.#options.stays) this.#keep(site, pages);
    this.#index.close();
    this.#index = undefined;
    // A journal of the index that is replaced would damage this one.
    rmSync(`${searchIndexFile(site)}-journal`, { force: true });
    renameSync(searchIndexFile(this.#options.next), searchIndexFile(site));
  }

  /** Pages that keep their last valid version keep their text too. */
  #keep(site: string, pages: readonly ListedPage[]): void {
    const kept = pages.filter(({ path }) => !this.#added.has(path));
    const before = SearchIndexWriter.textsIn(
      searchIndexFile(site),
      kept.map(({ path }) => path),
    );
    for (const page of kept) this.#index?.replace(page, before?.get(page.path) ?? { headings: '', body: '' });
  }

  /** Discards an index that was not finished. */
  abandon(): void {
    this.#index?.abandon();
  }
}
