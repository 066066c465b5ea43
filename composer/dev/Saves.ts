import { devFolder, type ShownProblem } from './client/messages.ts';
import type { DevSite } from './DevSite.ts';
import { NewestRun, turn } from './runs/NewestRun.ts';
import type { OpenPages } from './OpenPages.ts';
import { sourceProblem } from './sourceProblem.ts';
import { missingPage } from './standIns.ts';

interface SavesOptions {
  /** The project's folder. */
  readonly root: string;
  readonly site: DevSite;
  readonly openPages: OpenPages;
  /** Called when files of the site were read again. */
  readonly onTaken: () => void;
}

/** Saved files, relative to the site's folder, and whether library sources were saved too. */
export interface Saved {
  readonly files: readonly string[];
  readonly sources: boolean;
}

/**
 * Processes a save: reads the changed files, renders and sends the open pages that use them (the last opened first),
 * then checks the whole site and updates the names for editors. A newer save aborts an earlier one.
 */
export class Saves {
  readonly #options: SavesOptions;
  readonly #runs = new NewestRun();
  /** Files that were saved and not read yet. */
  readonly #files = new Set<string>();
  /** Open pages that don't show the latest save yet. */
  readonly #stale = new Set<string>();
  #count = 0;

  constructor(options: SavesOptions) {
    this.#options = options;
  }

  /** The number of saves that a page shows if its rendering begins now. */
  get count(): number {
    return this.#count;
  }

  /** Resolves when the save shows everywhere, or is superseded by a newer one. */
  take({ files, sources }: Saved): Promise<void> {
    for (const file of files) this.#files.add(file);
    if (sources) {
      this.#count += 1;
      for (const path of this.#options.openPages.paths) this.#stale.add(path);
    }
    return this.#start();
  }

  /**
   * Updates a page that was opened, if it was saved since it was rendered.
   *
   * @param count The number of saves that the browser shows, if it is known.
   */
  async opened(path: string, count: number | undefined): Promise<void> {
    if (count === this.#count) return;
    this.#stale.add(path);
    await this.#start();
  }

  #start(): Promise<void> {
    return this.#runs.start(async (signal) => {
      await this.#read();
      signal.throwIfAborted();
      const failure = await this.#show(signal);
      await this.#check(signal, failure);
    });
  }

  /** Checks the site; used at startup. */
  check(): Promise<void> {
    return this.#runs.start((signal) => this.#check(signal));
  }

  /** Aborts the current run. */
  close(): Promise<void> {
    return this.#runs.stop();
  }

  async #read(): Promise<void> {
    const { site, openPages, onTaken } = this.#options;
    if (this.#files.size === 0) return;
    const files = new Set(this.#files);
    try {
      // Includes pages that used a file which was deleted.
      const before = await site.reachedBy(files, openPages.paths);
      await site.take(files);
      for (const path of [...before, ...(await site.reachedBy(files, openPages.paths))])
        this.#stale.add(path);
    } catch {
      // A source cannot be loaded. The check reports it; the next save reads the files.
      return;
    }
    for (const file of files) this.#files.delete(file);
    this.#count += 1;
    onTaken();
  }

  /** Returns the reason that a page could not be rendered, if any. */
  async #show(signal: AbortSignal): Promise<ShownProblem | undefined> {
    const { site, openPages, root } = this.#options;
    let failure: ShownProblem | undefined;
    for (const path of openPages.paths) {
      if (!this.#stale.has(path)) continue;
      try {
        // oxlint-disable-next-line no-await-in-loop -- rendering takes this thread; the page in front comes first
        const html = (await site.document(path))?.html ?? (await this.#standIn(path));
        if (html !== undefined) openPages.show({ path, html });
      } catch (error) {
        failure = sourceProblem(error, root);
      }
      this.#stale.delete(path);
      // oxlint-disable-next-line no-await-in-loop -- only while this thread rests can a newer save be heard
      await turn(signal);
    }
    this.#stale.clear();
    return failure;
  }

  /** Returns what is shown where there is no page any more. One that cannot be read stays as it was. */
  async #standIn(path: string): Promise<string | undefined> {
    const isThere = path.startsWith(devFolder) || (await this.#options.site.hasPage(path));
    return isThere ? undefined : missingPage;
  }

  async #check(signal: AbortSignal, failure?: ShownProblem): Promise<void> {
    const { site, openPages } = this.#options;
    await turn(signal);
    await site.check(signal, failure);
    openPages.tell(site.problems);
    await turn(signal);
    await site.writeNames(signal);
  }
}
