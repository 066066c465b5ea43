import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder, type Release, searchIndexFile } from '#composer/release/release.ts';
import type { LocationBook } from '#composer/locations/LocationBook.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import { SearchThreads, type SearchThreadsOptions } from './search/SearchThreads.ts';
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

type OpenSearch = (options: SearchThreadsOptions) => Promise<SearchThreads>;

/** Opens the search of the release that a server starts with: pages are served even if the index is broken. */
const openOrRepair: OpenSearch = (options) =>
  SearchThreads.open(options).catch((error: unknown) =>
    SearchThreads.whenRepaired(options, error instanceof Error ? error.message : String(error)),
  );

/** @throws {Error} if a part of the release is not usable. */
async function open(
  folder: string,
  release: Release,
  bundle: string,
  openSearch: OpenSearch = (options) => SearchThreads.open(options),
): Promise<Opened> {
  const redirects = redirectTable(release.redirects);
  const rates = readRateBook(folder);
  const locations = readLocationBook(folder);
  const offers = readOffers(folder);
  const search = await openSearch({ bundle, file: searchIndexFile(folder) });
  return { redirects, rates, locations, offers, search };
}

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
   * @param bundle Folder of the composer bundle, which contains the program of the search threads.
   * @throws {Error} if the folder contains no usable release.
   */
  static async open(folder: string, bundle: string): Promise<ServedSite> {
    const files = new ReleaseFiles(folder);
    return new ServedSite(files, await open(folder, files.release, bundle, openOrRepair), bundle);
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
