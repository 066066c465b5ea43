import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  activeIn,
  type Catalog,
  lastActive,
  parseCatalog,
  servedReleases,
} from '#composer/releases/Catalog.ts';
import { catalogName, shortId } from '#composer/releases/manifest.ts';
import { type ObjectStore, StoreFailure } from '#composer/releases/ObjectStore.ts';
import type { ServedFile } from '#composer/server/files/servedFile.ts';
import { OtherAssets } from './OtherAssets.ts';
import { ReleaseCache, reasonOf } from './ReleaseCache.ts';

export interface FollowerOptions {
  readonly store: ObjectStore;
  /** Folder of the downloaded releases. */
  readonly cacheFolder: string;
  /** Milliseconds between looks at the store; half a second by default. */
  readonly pollMs?: number;
}

/** The site that is served, which switches releases. */
export interface FollowingSite {
  /** Switches to a release that is complete on the disk. @throws {Error} if it is not usable. */
  readonly switchTo: (folder: string, name: string) => Promise<void>;
  /** Reports why the active release is not served. */
  readonly refuse: (reason: string) => void;
  /** Called while the active release is served. */
  readonly accept: () => void;
}

/** Milliseconds that a stop waits for a look at the store. */
const stopMs = 1000;

/** What the server reports about its releases. */
export interface ReleaseStatus {
  readonly releaseId: string;
  /** Why the store's newest state is not known. */
  readonly releaseStore?: string;
}

/** Milliseconds after which a release that was refused is tried again. */
const retryMs = 30_000;

/** Milliseconds for which an unneeded release stays in the cache, because another process may still serve it. */
const restMs = 600_000;

/**
 * Serves the release that is active in a store, and follows when another one is activated. Whatever fails, the release
 * that is served stays.
 */
export class ReleaseFollower {
  readonly #store: ObjectStore;
  readonly #cache: ReleaseCache;
  readonly #assets: OtherAssets;
  readonly #pollMs: number;
  #log: FastifyBaseLogger | undefined;
  #site: FollowingSite | undefined;
  #served = '';
  #catalog: Catalog | undefined;
  #version: string | undefined;
  #failure: string | undefined;
  /** Releases that are not usable: when that was found, and why. */
  readonly #refused = new Map<string, { readonly at: number; readonly reason: string }>();
  /** The refused release that the site reports. */
  #reported: string | undefined;
  readonly #unneededSince = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #preparing: Promise<void> | undefined;
  #isStopped = false;

  constructor({ store, cacheFolder, pollMs = 500 }: FollowerOptions) {
    this.#store = store;
    this.#cache = new ReleaseCache(cacheFolder, store);
    this.#pollMs = pollMs;
    this.#assets = new OtherAssets(this.#cache, store, () => this.#freshCatalog());
  }

  /**
   * Downloads the active release. If the store fails, the release that was served last is used.
   *
   * @param warn Called with what the operator must know.
   * @returns The folder of the release to serve first.
   * @throws {StoreFailure} if no release is active, or if the store fails and no release is in the cache.
   */
  async start(warn: (text: string) => void): Promise<string> {
    try {
      await this.#look();
      const active = this.#catalog && activeIn(this.#catalog);
      if (!active)
        throw new StoreFailure(
          `No release is active in ${this.#store.place}. Run "portico releases publish --activate" first.`,
        );
      this.#served = active.id;
      if (this.#cache.has(active.id) && !(await this.#cache.isIntact(active.id))) {
        warn(`Release ${shortId(active.id)} is damaged in the cache, and is downloaded again.`);
        await this.#cache.remove(active.id);
      }
      return await this.#cache.fetch(active.id);
    } catch (error) {
      const last = await this.#cache.lastServed();
      if (last === undefined || !(await this.#cache.isIntact(last))) throw error;
      this.#served = last;
      warn(
        `${reasonOf(error)} The release ${shortId(last)}, which was served last, is served from the cache.`,
      );
      return this.#cache.folderOf(last);
    }
  }

  /** Short id of the release that is served. */
  get name(): string {
    return shortId(this.#served);
  }

  /** Begins to follow. */
  follow(site: FollowingSite, log: FastifyBaseLogger): void {
    this.#site = site;
    this.#log = log;
    this.#schedule(0);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    // A store that does not answer must not delay the end of the process.
    await Promise.race([
      Promise.all([this.#polling, this.#preparing]),
      pause(stopMs, undefined, { ref: false }),
    ]);
  }

  get status(): ReleaseStatus {
    return {
      releaseId: this.#served,
      ...(this.#failure !== undefined && { releaseStore: this.#failure }),
    };
  }

  /** Returns a file with a hashed name of another release: one of the last that were active, or a newer one. */
  asset(path: string): Promise<ServedFile | undefined> {
    return this.#assets.find(path);
  }

  #schedule(delay: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      void this.#poll().finally(() => this.#schedule(this.#pollMs));
    }, delay);
    this.#timer.unref();
  }

  /** Looks at the store and follows it. Never rejects: the release that is served stays. */
  #poll(): Promise<void> {
    this.#polling ??= this.#followOnce().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  async #followOnce(): Promise<void> {
    try {
      await this.#look();
      await this.#remember();
      await this.#switch();
      this.#prepare();
      if (this.#failure !== undefined) this.#log?.warn('The release store is available again.');
      this.#failure = undefined;
    } catch (error) {
      const failure = reasonOf(error);
      if (this.#failure === undefined) this.#log?.error(`${failure} The release that is served stays.`);
      this.#failure = failure;
    }
  }

  /** Reads the catalog, if it has changed. */
  async #look(): Promise<void> {
    const now = await this.#store.read(catalogName, this.#version);
    if (now === 'unchanged') return;
    if (!now && this.#version !== undefined)
      throw new StoreFailure(`The release store ${this.#store.place} is empty. Is it still mounted?`);
    this.#catalog = now && parseCatalog(now.content, this.#store.place);
    this.#version = now?.version;
  }

  async #freshCatalog(): Promise<Catalog | undefined> {
    await this.#look();
    return this.#catalog;
  }

  #remembered = '';
  async #remember(): Promise<void> {
    if (this.#remembered === this.#served) return;
    await this.#cache.remember(this.#served);
    this.#remembered = this.#served;
  }

  /** Serves the active release. One that is not usable is refused, and tried again later. */
  async #switch(): Promise<void> {
    const active = this.#catalog && activeIn(this.#catalog);
    if (!this.#site || !active) return;
    const { id } = active;
    if (id === this.#served) {
      this.#site.accept();
      this.#reported = undefined;
      return;
    }
    if (this.#isStopped || this.#isResting(id)) return;
    try {
      const folder = await this.#cache.fetch(id);
      if (this.#isStopped) return;
      await this.#site.switchTo(folder, shortId(id));
      this.#served = id;
      this.#refused.delete(id);
      this.#reported = undefined;
      this.#log?.info({ release: id }, 'release switched');
      await this.#remember();
    } catch (error) {
      // The store may be back at the next look.
      if (error instanceof StoreFailure) throw error;
      const isNew = this.#refuse(id, reasonOf(error));
      if (isNew || this.#reported !== id) this.#site.refuse(`${shortId(id)}: ${reasonOf(error)}`);
      this.#reported = id;
    }
  }

  /** Whether a release was refused a moment ago. */
  #isResting = (id: string) => Date.now() - (this.#refused.get(id)?.at ?? 0) < retryMs;

  /** @returns Whether the reason is new. */
  #refuse(id: string, reason: string): boolean {
    const isNew = this.#refused.get(id)?.reason !== reason;
    this.#refused.set(id, { at: Date.now(), reason });
    return isNew;
  }

  /** Prepares other releases while the store is followed. A failure is reported by the next look, or tried again. */
  #prepare(): void {
    this.#preparing ??= this.#prepareOthers()
      .catch((error: unknown) => this.#log?.debug(reasonOf(error)))
      .finally(() => {
        this.#preparing = undefined;
      });
  }

  /** Downloads the releases that may be activated next, or whose pages visitors still have open; deletes all others. */
  async #prepareOthers(): Promise<void> {
    const catalog = this.#catalog;
    if (!catalog) return;
    const there = new Set(catalog.published.map(({ id }) => id));
    const newest = catalog.published.at(-1)?.id;
    const wanted = [...(newest === undefined ? [] : [newest]), ...lastActive(catalog, servedReleases)];
    for (const id of wanted) {
      if (this.#isStopped || activeIn(catalog) !== activeIn(this.#catalog ?? catalog)) return;
      if (!there.has(id) || this.#cache.has(id) || this.#isResting(id)) continue;
      try {
        // oxlint-disable-next-line no-await-in-loop -- the most important first
        await this.#cache.fetch(id);
      } catch (error) {
        if (error instanceof StoreFailure) throw error;
        if (this.#refuse(id, reasonOf(error)))
          this.#log?.error(`Release ${shortId(id)} cannot be used: ${reasonOf(error)}.`);
      }
    }
    await this.#removeOthers(new Set([...wanted, this.#served]));
  }

  async #removeOthers(wanted: ReadonlySet<string>): Promise<void> {
    for (const id of this.#cache.ids()) {
      const since = this.#unneededSince.get(id) ?? Date.now();
      if (wanted.has(id)) this.#unneededSince.delete(id);
      else if (Date.now() - since < restMs) this.#unneededSince.set(id, since);
      // oxlint-disable-next-line no-await-in-loop -- rare
      else await this.#cache.remove(id);
    }
  }
}
