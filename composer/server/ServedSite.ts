import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder, type Release, searchIndexFile } from '#composer/release/release.ts';
import { readRateBook } from '#composer/release/readRateBook.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import { redirectTable } from './pages.ts';
import { ReleaseFiles } from './ReleaseFiles.ts';
import { type OfferData, offerData } from './services/offerData.ts';
import { SearchIndex } from './services/SearchIndex.ts';

/** What the server answers from besides the files of a release. */
interface Opened {
  readonly index: SearchIndex;
  readonly rates: RateBook;
  readonly offers: OfferData | undefined;
  readonly redirects: ReturnType<typeof redirectTable>;
}

/** The release's offers; a file that is missing or that the check refused is none. */
function readOffers(folder: string): OfferData | undefined {
  const file = join(folder, privateFolder, 'forms', 'offers.json');
  try {
    return existsSync(file) ? offerData.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  } catch {
    return undefined;
  }
}

/** @throws {Error} when a part of the release cannot be used. */
function open(folder: string, release: Release): Opened {
  const redirects = redirectTable(release.redirects);
  const rates = readRateBook(folder);
  return { redirects, rates, offers: readOffers(folder), index: new SearchIndex(searchIndexFile(folder)) };
}

/** What the server's parts share; a new release replaces what depends on it, once all of it could be opened. */
export class ServedSite {
  readonly files: ReleaseFiles;
  /** Is told when a release that was published cannot be used. */
  onRefused: (problem: string) => void = () => {};
  #opened: Opened;
  #problem: string | undefined;

  /** @throws {Error} when the folder holds no release that can be used. */
  constructor(folder: string) {
    this.files = new ReleaseFiles(folder);
    this.#opened = open(folder, this.files.release);
  }

  /** Takes up what was published since. A release that cannot be used changes nothing, and is told once. */
  refresh(): void {
    const { files } = this;
    const release = files.published(Date.now());
    if (release === undefined) return;
    try {
      if (release === 'unreadable') throw new Error('release.json cannot be read');
      const opened = open(files.folder, release);
      files.take(release);
      this.#opened.index.close();
      this.#opened = opened;
      this.#problem = undefined;
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error);
      this.onRefused(this.#problem);
    }
  }

  /** Why the newest release is not the one that is served; `undefined` while it is. */
  readonly problem = () => this.#problem;
  readonly index = () => this.#opened.index;
  readonly rates = () => this.#opened.rates;
  readonly offers = () => this.#opened.offers;
  get redirects() {
    return this.#opened.redirects;
  }
  close(): void {
    this.#opened.index.close();
  }
}
