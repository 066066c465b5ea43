import type { ShownProblem } from './client/messages.ts';
import type { DevSite } from './DevSite.ts';
import { NewestRun } from './runs/NewestRun.ts';
import type { OpenPages } from './OpenPages.ts';
import { sourceProblem } from './sourceProblem.ts';
import { turn } from './runs/turn.ts';

export interface SavesOptions {
  /** The project's folder. */
  readonly root: string;
  readonly site: DevSite;
  readonly openPages: OpenPages;
  /** Is told when files of the site were read again. */
  readonly onTaken: () => void;
}

/** Saved files of the site, relative to its folder, and whether sources were saved too. */
export interface Saved {
  readonly files: readonly string[];
  readonly sources: boolean;
}

/**
 * What a save means: the changed files are read again, the open pages that show them are rendered and sent, the last
 * opened first; then the whole site is checked, and editors get its names. What an earlier save has begun is dropped.
 */
export class Saves {
  readonly #options: SavesOptions;
  readonly #runs = new NewestRun();
  /** Saved and not read yet. */
  readonly #files = new Set<string>();
  /** Open pages that do not show yet what was saved. */
  readonly #stale = new Set<string>();

  constructor(options: SavesOptions) {
    this.#options = options;
  }

  /** @returns what resolves when the save shows everywhere, or a newer one has come. */
  take({ files, sources }: Saved): Promise<void> {
    for (const file of files) this.#files.add(file);
    if (sources) for (const path of this.#options.openPages.paths) this.#stale.add(path);
    return this.#runs.start(async (signal) => {
      await this.#read();
      signal.throwIfAborted();
      const failure = await this.#show(signal);
      await this.#check(signal, failure);
    });
  }

  /** Checks the site; at the start, when nothing was saved yet. */
  check(): Promise<void> {
    return this.#runs.start((signal) => this.#check(signal));
  }

  /** Stops what is going on. */
  close(): Promise<void> {
    return this.#runs.stop();
  }

  async #read(): Promise<void> {
    const { site, openPages, onTaken } = this.#options;
    if (this.#files.size === 0) return;
    const files = new Set(this.#files);
    try {
      // Also those that were made of a file that is gone.
      const before = await site.reachedBy(files, openPages.paths);
      await site.take(files);
      for (const path of [...before, ...(await site.reachedBy(files, openPages.paths))])
        this.#stale.add(path);
    } catch {
      // A source that cannot be loaded: the check says which; the files are read with the next save.
      return;
    }
    for (const file of files) this.#files.delete(file);
    onTaken();
  }

  /** @returns why a page could not be rendered. */
  async #show(signal: AbortSignal): Promise<ShownProblem | undefined> {
    const { site, openPages, root } = this.#options;
    let failure: ShownProblem | undefined;
    for (const path of openPages.paths) {
      if (!this.#stale.has(path)) continue;
      try {
        // oxlint-disable-next-line no-await-in-loop -- rendering takes this thread; the page in front comes first
        const html = await site.document(path);
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

  async #check(signal: AbortSignal, failure?: ShownProblem): Promise<void> {
    const { site, openPages } = this.#options;
    await turn(signal);
    await site.check(signal, failure);
    openPages.tell(site.problems);
    await turn(signal);
    await site.writeNames(signal);
  }
}
