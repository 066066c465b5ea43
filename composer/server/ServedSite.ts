import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder, type Release, searchIndexFile } from '#composer/release/release.ts';
import type { LocationBook } from '#composer/locations/LocationBook.ts';
import { readLocationBook } from '#composer/release/readLocationBook.ts';
import { readRateBook } from '#composer/release/readRateBook.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import { SearchThreads } from './search/SearchThreads.ts';
import { redirectTable } from './pages.ts';
import { ReleaseFiles } from './ReleaseFiles.ts';
import { type OfferData, offerData } from './services/leads/offerData.ts';

/** What the server answers from besides the files of a release. */
interface Opened {
  readonly search: SearchThreads;
  readonly rates: RateBook;
  readonly locations: LocationBook;
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
async function open(folder: string, release: Release, bundle: string): Promise<Opened> {
  const redirects = redirectTable(release.redirects);
  const rates = readRateBook(folder);
  const locations = readLocationBook(folder);
  const offers = readOffers(folder);
  const search = await SearchThreads.open({ bundle, file: searchIndexFile(folder) });
  return { redirects, rates, locations, offers, search };
}

/** What the server's parts share; a new release replaces what depends on it, once all of it could be opened. */
export class ServedSite {
  readonly files: ReleaseFiles;
  /** Is told what is wrong with a release that was published, in a sentence. */
  onProblem: (problem: string) => void = () => {};
  readonly #bundle: string;
  #opened: Opened;
  #refused: string | undefined;
  #taking: Promise<void> | undefined;
  /** Ends when the threads of earlier releases have answered what they were asked. */
  #retired: Promise<unknown> = Promise.resolve();

  private constructor(files: ReleaseFiles, opened: Opened, bundle: string) {
    this.files = files;
    this.#opened = opened;
    this.#bundle = bundle;
  }

  /**
   * @param bundle folder of the composer bundle, which holds the program of the threads that search.
   * @throws {Error} when the folder holds no release that can be used.
   */
  static async open(folder: string, bundle: string): Promise<ServedSite> {
    const files = new ReleaseFiles(folder);
    return new ServedSite(files, await open(folder, files.release, bundle), bundle);
  }

  /**
   * Takes up what was published since. A release that cannot be used changes nothing, and is told once.
   *
   * @returns what ends when it is taken up; `undefined` when there is nothing new.
   */
  refresh(): Promise<void> | undefined {
    if (this.#taking) return this.#taking;
    const release = this.files.published(Date.now());
    if (release === undefined) return undefined;
    this.#taking = this.#take(release).finally(() => {
      this.#taking = undefined;
    });
    return this.#taking;
  }

  async #take(release: Release | 'unreadable'): Promise<void> {
    const { files } = this;
    try {
      if (release === 'unreadable') throw new Error('release.json cannot be read');
      const opened = await open(files.folder, release, this.#bundle);
      this.#retired = Promise.all([this.#retired, this.#opened.search.close()]);
      files.take(release);
      this.#opened = opened;
      this.#refused = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#refused = `The newest release is not served: ${reason}.`;
    }
    const problem = this.problem();
    if (problem !== undefined) this.onProblem(problem);
  }

  /** What is wrong with the newest release, in a sentence; `undefined` while all of it is served. */
  readonly problem = () => this.#refused ?? this.files.problem;
  readonly search = () => this.#opened.search;
  readonly rates = () => this.#opened.rates;
  readonly locations = () => this.#opened.locations;
  readonly offers = () => this.#opened.offers;
  get redirects() {
    return this.#opened.redirects;
  }
  async close(): Promise<void> {
    await this.#taking;
    await Promise.all([this.#retired, this.#opened.search.close()]);
  }
}
