import { constants, copyFileSync, renameSync, rmSync } from 'node:fs';
import type { ListedPage } from '#composer/publish/input/listedPage.ts';
import { searchIndexFile } from '#composer/release/release.ts';
import { SearchIndexWriter } from './SearchIndexWriter.ts';
import type { PageText } from './searchText.ts';

/** What the index depends on in the plan of a publish. */
interface IndexPlan {
  readonly out: string;
  readonly next: string;
  readonly reuse: unknown;
}

/** Updates the search index of one publish: a new index or a copy of the site's, which then replaces the site's. */
export class SearchUpdate {
  readonly #plan: IndexPlan;
  readonly #added = new Set<string>();
  /** Opened with the first change. */
  #index: SearchIndexWriter | undefined;

  /** @param plan If it reuses the previous release, the index is still valid for unchanged pages. */
  constructor(plan: IndexPlan) {
    this.#plan = plan;
    if (!plan.reuse) this.#open();
  }

  #open(): SearchIndexWriter {
    if (this.#index) return this.#index;
    const { out, next, reuse } = this.#plan;
    // Where the file system can, the copy shares its unchanged blocks.
    if (reuse) copyFileSync(searchIndexFile(out), searchIndexFile(next), constants.COPYFILE_FICLONE);
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
    if (!this.#plan.reuse) this.#keep(site, pages);
    this.#index.close();
    this.#index = undefined;
    // A journal of the index that is replaced would damage this one.
    rmSync(`${searchIndexFile(site)}-journal`, { force: true });
    renameSync(searchIndexFile(this.#plan.next), searchIndexFile(site));
  }

  /** Pages that keep their last valid version keep their text too. */
  #keep(site: string, pages: readonly ListedPage[]): void {
    const kept = pages.filter(({ path }) => !this.#added.has(path));
    // The first release has no other index than the one that is being written.
    if (kept.length === 0) return;
    const paths = kept.map(({ path }) => path);
    const before = SearchIndexWriter.textsIn(searchIndexFile(site), paths);
    for (const page of kept) this.#index?.replace(page, before?.get(page.path) ?? { headings: '', body: '' });
  }

  /** Discards an index that was not finished. */
  abandon(): void {
    this.#index?.abandon();
  }
}
