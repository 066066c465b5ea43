import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder } from '#composer/publish/release.ts';
import { readRateBook } from '#composer/publish/readRateBook.ts';
import { searchIndexFile } from '#composer/publish/SearchIndexWriter.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import { redirectTable } from './pages.ts';
import { ReleaseFiles } from './ReleaseFiles.ts';
import { type OfferData, offerData } from './services/offerData.ts';
import { SearchIndex } from './services/SearchIndex.ts';

/** What the server's parts share; a new release replaces what depends on it. */
export class Site {
  readonly files: ReleaseFiles;
  #index: SearchIndex;
  #rates: RateBook;
  #offers: OfferData | undefined;
  #redirects: ReturnType<typeof redirectTable>;

  constructor(folder: string) {
    this.files = new ReleaseFiles(folder);
    this.#index = new SearchIndex(searchIndexFile(folder));
    this.#rates = readRateBook(this.files.folder);
    this.#offers = this.#readOffers();
    this.#redirects = redirectTable(this.files.release.redirects);
  }

  /** The release's offers; a file that is missing or that the check refused is none. */
  #readOffers(): OfferData | undefined {
    const file = join(this.files.folder, privateFolder, 'forms', 'offers.json');
    try {
      return existsSync(file) ? offerData.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
    } catch {
      return undefined;
    }
  }

  refresh(): void {
    if (!this.files.refresh(Date.now())) return;
    this.#index.close();
    this.#index = new SearchIndex(searchIndexFile(this.files.folder));
    this.#rates = readRateBook(this.files.folder);
    this.#offers = this.#readOffers();
    this.#redirects = redirectTable(this.files.release.redirects);
  }

  readonly index = () => this.#index;
  readonly rates = () => this.#rates;
  readonly offers = () => this.#offers;
  get redirects() {
    return this.#redirects;
  }
  close(): void {
    this.#index.close();
  }
}
