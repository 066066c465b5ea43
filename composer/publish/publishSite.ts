import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { pageFeatures, type PageInput, type SiteParts } from '#composer/render/pageFeatures.ts';
import { cachedClient, cachedPrograms } from './clientCache.ts';
import { pageFile } from './pageFile.ts';
import { privateFolder, readRelease, type Release, type ReleasedPage, writeRelease } from './release.ts';
import { renderPages } from './renderPool.ts';
import type { RenderedFact, WorkerSetup } from './renderWorker.ts';
import { publishSearchIndex } from './publishSearchIndex.ts';
import { digest, pageInputs, siteMedia, type SiteMedia, siteParts } from './siteInput.ts';
import { robotsTxt, sitemapXml } from './siteFiles.ts';
import { pageForms, type PublishedForm } from './siteForms.ts';
import { writeCompressed } from './writeCompressed.ts';

export interface PublishOptions {
  /** The project's folder, where sources and caches are. */
  readonly root: string;
  /** Folder of the composer bundle; its name is the digest of the sources. */
  readonly bundle: string;
  readonly site: Site;
  /** Folder of the published site. */
  readonly out: string;
  /** Paths of pages with problems: their last good version stays. */
  readonly refused: ReadonlySet<string>;
  readonly now?: () => Date;
}

export interface PublishReport {
  readonly rendered: number;
  readonly unchanged: number;
  /** Refused pages whose last good version is still published. */
  readonly kept: readonly string[];
  readonly removed: number;
  /** Pages that failed while rendering, with the reason. */
  readonly failures: readonly { readonly path: string; readonly error: string }[];
}

const sides = ['', '.br', '.gz'] as const;

/** One publishing of a site: what is known before, and the steps. */
class Publishing {
  readonly #options: PublishOptions;
  readonly #parts: SiteParts;
  readonly #media: SiteMedia;
  readonly #inputs: readonly PageInput[];
  readonly #previous: Release | undefined;
  readonly #next: string;

  constructor(options: PublishOptions) {
    this.#options = options;
    this.#parts = siteParts(options.site);
    this.#media = siteMedia(options.site);
    this.#inputs = pageInputs(options.site).filter(({ path }) => !options.refused.has(path));
    this.#previous = readRelease(options.out);
    this.#next = `${options.out}.next`;
  }

  async run(): Promise<PublishReport> {
    const { root, bundle } = this.#options;
    const sources = basename(bundle);
    const { folder, client } = await cachedClient(root, sources);
    const programs = await cachedPrograms(root, sources, this.#featureSets());
    const environment = digest([sources, this.#parts, this.#media.names]);
    const reuse = this.#previous?.environment === environment ? this.#previous : undefined;
    const due = this.#inputs.filter(({ path }) => reuse?.pages[path]?.version !== this.#version(path));
    rmSync(this.#next, { recursive: true, force: true });
    mkdirSync(join(this.#next, privateFolder), { recursive: true });
    const setup: WorkerSetup = {
      parts: this.#parts,
      client,
      programs,
      media: this.#media.names,
      out: this.#next,
      quality: due.length > 500 ? 5 : 11,
    };
    const facts = await renderPages(bundle, setup, due);
    const good = facts.filter(({ error }) => error === undefined);
    return this.#finish(environment, reuse, folder, good, facts);
  }

  async #finish(
    environment: string,
    reuse: Release | undefined,
    clientFolder: string,
    good: readonly RenderedFact[],
    facts: readonly RenderedFact[],
  ): Promise<PublishReport> {
    const { out } = this.#options;
    const failures = facts.flatMap(({ path, error }) => (error === undefined ? [] : [{ path, error }]));
    const failed = new Set([...this.#options.refused, ...failures.map(({ path }) => path)]);
    const kept = [...failed].filter((path) => this.#previous && Object.hasOwn(this.#previous.pages, path));
    const pages = this.#releasedPages(reuse, good, kept);
    const removed = Object.keys(this.#previous?.pages ?? {}).filter((path) => !Object.hasOwn(pages, path));
    if (reuse) this.#moveChanged(good, removed);
    else this.#fillNext(clientFolder, kept);
    const target = reuse ? out : this.#next;
    const listed = this.#inputs.filter(({ path }) => Object.hasOwn(pages, path));
    const origin = this.#parts.config.origin;
    writeCompressed(join(target, 'sitemap.xml'), sitemapXml(origin, listed));
    writeCompressed(join(target, 'robots.txt'), robotsTxt(origin));
    const changed = good.map(({ path }) => path);
    await publishSearchIndex(target, listed, reuse ? { changed, removed } : undefined);
    this.#writeRates(target);
    writeRelease(target, this.#release(environment, pages));
    if (!reuse) swap(this.#next, out);
    rmSync(this.#next, { recursive: true, force: true });
    return {
      rendered: good.length,
      unchanged: this.#inputs.length - facts.length,
      kept,
      removed: removed.length,
      failures,
    };
  }

  #version(path: string): string {
    return this.#options.site.pages.get(path)?.source.version ?? '';
  }

  #featureSets(): string[][] {
    const sets = new Map<string, string[]>();
    for (const input of this.#inputs) {
      try {
        const features = pageFeatures(this.#parts, input, registry, behaviourNames);
        sets.set(features.join(','), features);
      } catch {
        // The page cannot be composed; rendering it reports why.
      }
    }
    return [...sets.values()];
  }

  #releasedPages(
    reuse: Release | undefined,
    good: readonly RenderedFact[],
    kept: readonly string[],
  ): Record<string, ReleasedPage> {
    const pages: Record<string, ReleasedPage> = {};
    const rendered = new Map(good.map((fact) => [fact.path, fact]));
    for (const { path, locale, definition } of this.#inputs) {
      const fact = rendered.get(path);
      const before = reuse?.pages[path];
      if (fact)
        pages[path] = { locale, title: definition.title, csp: fact.csp, version: this.#version(path) };
      else if (before && !kept.includes(path)) pages[path] = before;
    }
    for (const path of kept) {
      const before = this.#previous?.pages[path];
      if (before) pages[path] = { ...before, version: '', kept: true };
    }
    return pages;
  }

  /** Puts single changed pages into the published site, each file in one move. */
  #moveChanged(good: readonly RenderedFact[], removed: readonly string[]): void {
    const { out } = this.#options;
    for (const { path } of good) {
      const file = pageFile(path);
      mkdirSync(dirname(join(out, file)), { recursive: true });
      for (const side of sides) renameSync(join(this.#next, file + side), join(out, file + side));
    }
    for (const path of removed) {
      for (const side of sides) rmSync(join(out, pageFile(path) + side), { force: true });
    }
  }

  /** Completes the new site beside the published one. */
  #fillNext(clientFolder: string, kept: readonly string[]): void {
    const { out } = this.#options;
    for (const path of kept) {
      for (const side of sides) {
        const file = pageFile(path) + side;
        if (existsSync(join(out, file))) cpSync(join(out, file), join(this.#next, file), { recursive: true });
      }
    }
    // Pages that visitors still have open, and kept ones, ask for the files of earlier releases.
    for (const folder of ['assets', 'media']) {
      if (existsSync(join(out, folder)))
        cpSync(join(out, folder), join(this.#next, folder), { recursive: true });
    }
    cpSync(join(clientFolder, 'assets'), join(this.#next, 'assets'), { recursive: true });
    for (const [name, content] of this.#media.files) {
      mkdirSync(dirname(join(this.#next, name)), { recursive: true });
      writeFileSync(join(this.#next, name), content);
    }
  }

  /** The rate files that the embedded services answer from travel with the release. */
  #writeRates(target: string): void {
    for (const [name, { value }] of this.#options.site.rates) {
      const file = join(target, privateFolder, 'rates', `${name}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.part`, JSON.stringify(value));
      renameSync(`${file}.part`, file);
    }
  }

  #release(environment: string, pages: Record<string, ReleasedPage>): Release {
    const { config } = this.#parts;
    const forms: Record<string, PublishedForm> = {};
    for (const input of this.#inputs) {
      for (const form of pageForms(this.#parts, input, registry)) forms[form.id] ??= form;
    }
    const builtAt = (this.#options.now?.() ?? new Date()).toISOString();
    const id = digest([environment, pages]);
    return { id, builtAt, environment, pages, redirects: config.redirects, site: config, forms };
  }
}

/** Puts a finished folder in the place of the published one; a crash between the two moves is mended by `recover`. */
function swap(next: string, out: string): void {
  const old = `${out}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, old);
  else mkdirSync(dirname(out), { recursive: true });
  renameSync(next, out);
  rmSync(old, { recursive: true, force: true });
}

/** Brings the published site back when an earlier run was stopped in the middle of a swap. */
export function recover(out: string): void {
  if (!existsSync(out) && existsSync(`${out}.old`)) renameSync(`${out}.old`, out);
}

/**
 * Publishes a site: renders what changed since the release in `out`, or everything when what all pages depend on has
 * changed. The published folder is complete at every moment; a refused page keeps its last good version.
 */
export function publishSite(options: PublishOptions): Promise<PublishReport> {
  recover(options.out);
  return new Publishing(options).run();
}
