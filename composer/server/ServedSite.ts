import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder, readRelease, type Release, searchIndexFile } from '#composer/release/release.ts';
import type { LocationBook } from '#composer/locations/LocationBook.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import { SearchThreads } from './search/SearchThreads.ts';
import { redirectTable } from './redirects.ts';
import { ReleaseFiles } from './ReleaseFiles.ts';
import { type OfferData, offerData } from './services/leads/formHandlers.ts';
import { readLocationBook, readRateBook } from '#composer/release/readDataFiles.ts';

/** What the server uses of a release in addition to its files. */
interface Opened {
  readonly search: SearchThreads;
  readonly rates: RateBook;
  readonly locations: LocationBook;
  readonly offers: OfferData | undefined;
  readonly redirects: ReturnType<typeof redirectTable>;
}

/** Reads the release's offers. Returns `undefined` if the file is missing or was refused by the check. */
function readOffers(folder: string): OfferData | undefined {
  const file = join(folder, privateFolder, 'forms', 'offers.json');
  try {
    return existsSync(file) ? offerData.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  } catch {
    return undefined;
  }
}

/** @throws {Error} if a part of the release is not usable. */
const openData = (folder: string, release: Release): Omit<Opened, 'search'> => ({
  redirects: redirectTable(release.redirects),
  rates: readRateBook(folder),
  locations: readLocationBook(folder, release),
  offers: readOffers(folder),
});

/** What the server's parts share. A new release replaces everything that depends on it, once all of it was opened. */
export class ServedSite {
  readonly files: ReleaseFiles;
  /** Called with a description of the problem of a new release. */
  onProblem: (problem: string) => void = () => {};
  readonly #bundle: string;
  #opened: Opened;
  #refused: string | undefined;
  #taking: Promise<void> | undefined;
  /** Resolves when the threads of earlier releases have answered their pending queries. */
  #retired: Promise<unknown> = Promise.resolve();

  private constructor(files: ReleaseFiles, opened: Opened, bundle: string) {
    this.files = files;
    this.#opened = opened;
    this.#bundle = bundle;
  }

  /**
   * Opens the release that a server starts with. Its search is opened later (see `opened`), so that pages are served at
   * once, and even if the index is broken.
   *
   * @param bundle Folder of the composer bundle, which contains the program of the search threads.
   * @param name Short id of the release, if it comes from a store.
   * @throws {Error} if the folder contains no usable release.
   */
  static open(folder: string, bundle: string, name?: string): ServedSite {
    const files = new ReleaseFiles(folder, name);
    const data = openData(folder, files.release);
    const search = new SearchThreads({ bundle, file: searchIndexFile(folder) });
    return new ServedSite(files, { ...data, search }, bundle);
  }

  /** Resolves when the search is there too, or `problem` says why it is not. Starts its threads if nobody has yet. */
  get opened(): Promise<void> {
    return this.#opened.search.opened;
  }

  /**
   * Switches to a new release, if there is one. A release that is not usable changes nothing, and is reported once.
   *
   * @returns Resolves when the switch is done; `undefined` if there is no new release.
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

  /**
   * Switches to a release in another folder, once all of it was opened.
   *
   * @param name Short id of the release.
   * @throws {Error} if it is not usable; the earlier one is served then.
   */
  async switchTo(folder: string, name: string): Promise<void> {
    await this.#taking;
    await this.#open(readRelease(folder), folder, name);
    this.report();
  }

  /** Serves the earlier release, and reports why the newest one is refused. */
  refuse(reason: string): void {
    this.#refused = `The newest release is not served: ${reason}.`;
    this.report();
  }

  /** The release that is served is the newest again. */
  accept(): void {
    this.#refused = undefined;
  }

  async #take(release: Release | 'unreadable'): Promise<void> {
    try {
      await this.#open(release === 'unreadable' ? undefined : release, this.files.folder);
      this.report();
    } catch (error) {
      this.refuse(error instanceof Error ? error.message : String(error));
    }
  }

  async #open(release: Release | undefined, folder: string, name?: string): Promise<void> {
    if (release === undefined) throw new Error('release.json cannot be read');
    const data = openData(folder, release);
    const search = await SearchThreads.open({ bundle: this.#bundle, file: searchIndexFile(folder) });
    this.#retired = Promise.all([this.#retired, this.#opened.search.close()]);
    this.files.take(release, folder, name);
    this.#opened = { ...data, search };
    this.#refused = undefined;
  }

  /** Reports the problem of the release, if it has one. */
  report(): void {
    const problem = this.problem();
    if (problem !== undefined) this.onProblem(problem);
  }

  /** Describes the problem of the newest release in a sentence; `undefined` while all of it is served. */
  readonly problem = () => this.#refused ?? this.#searchProblem() ?? this.files.problem;
  #searchProblem(): string | undefined {
    const { problem } = this.#opened.search;
    return problem === undefined ? undefined : `The search cannot be used: ${problem}.`;
  }
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
