import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import type { PageSource, Site } from '#composer/page/loadSite.ts';
import { pageFeatures, type SiteParts } from '#composer/render/pageFeatures.ts';
import { cachedClient, cachedPrograms } from './clientCache.ts';
import { releasedPage } from './listedPage.ts';
import { pageFile } from './pageFile.ts';
import { privateFolder, readRelease, type Release, type ReleasedPage, writeRelease } from './release.ts';
import { renderPages } from './renderPool.ts';
import type { RenderedFact, WorkerSetup } from './renderWorker.ts';
import { publishSearchIndex, type TextOf } from './publishSearchIndex.ts';
import { pageText } from './searchText.ts';
import { addSharedFiles } from './sharedFiles.ts';
import { digest, pageInput, siteMedia, type SiteMedia, siteParts } from './siteInput.ts';
import { robotsTxt, sitemapXml } from './siteFiles.ts';
import type { PublishedForm } from './siteForms.ts';
import { sides, writeCompressed, writeWhole } from './writeCompressed.ts';

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
  /** Files of the site's folder with problems, e.g. `rates/cd.json`: what they gave last stays. */
  readonly refusedFiles?: ReadonlySet<string>;
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

/** One publishing of a site: what is known before, and the steps. */
class Publishing {
  readonly #options: PublishOptions;
  readonly #parts: SiteParts;
  readonly #media: SiteMedia;
  /** Pages without problems. */
  readonly #pages: readonly PageSource[];
  readonly #previous: Release | undefined;
  readonly #next: string;

  constructor(options: PublishOptions) {
    this.#options = options;
    this.#parts = siteParts(options.site);
    this.#media = siteMedia(options.site);
    this.#pages = [...options.site.pages.values()].filter(({ path }) => !options.refused.has(path));
    this.#previous = readRelease(options.out);
    this.#next = `${options.out}.next`;
  }

  async run(): Promise<PublishReport> {
    const { root, bundle } = this.#options;
    const sources = basename(bundle);
    const { folder, client } = await cachedClient(root, sources);
    const environment = digest([sources, this.#parts, this.#media.names]);
    const reuse = this.#previous?.environment === environment ? this.#previous : undefined;
    const due = this.#pages.filter(({ path, source }) => reuse?.pages[path]?.version !== source.version);
    const programs = await cachedPrograms(root, sources, this.#featureSets(due));
    rmSync(this.#next, { recursive: true, force: true });
    mkdirSync(join(this.#next, privateFolder), { recursive: true });
    const setup: WorkerSetup = {
      parts: this.#parts,
      client,
      programs,
      media: this.#media.names,
      out: this.#next,
      // The best compression takes 90 ms a page; level 5 takes 2 and leaves a tenth more.
      quality: due.length > 200 ? 5 : 11,
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
    const before = this.#previous?.pages ?? {};
    const kept = [...failed].filter(
      (path) => Object.hasOwn(before, path) && existsSync(join(out, pageFile(path))),
    );
    const pages = this.#releasedPages(reuse, good, kept);
    const removed = Object.keys(before).filter((path) => !Object.hasOwn(pages, path));
    // A site's first publishing is built beside its place and moved there; a later one goes in file by file.
    const target = existsSync(out) ? out : this.#next;
    mkdirSync(join(target, privateFolder), { recursive: true });
    if (!reuse) addSharedFiles(target, join(clientFolder, 'assets'), this.#media);
    if (target === out) this.#moveIn(good);
    const listed = Object.entries(pages).map(([path, page]) => ({ path, page }));
    const origin = this.#parts.config.origin;
    writeCompressed(join(target, 'sitemap.xml'), sitemapXml(origin, listed));
    writeCompressed(join(target, 'robots.txt'), robotsTxt(origin));
    const changed = good.map(({ path }) => path);
    await publishSearchIndex(
      target,
      listed,
      this.#textOf(target, good),
      reuse ? { changed, removed } : undefined,
    );
    this.#writeRates(target);
    writeRelease(target, this.#release(environment, pages, good));
    for (const path of removed) {
      for (const side of sides) rmSync(join(target, pageFile(path) + side), { force: true });
    }
    if (target !== out) {
      mkdirSync(dirname(out), { recursive: true });
      renameSync(target, out);
    }
    rmSync(this.#next, { recursive: true, force: true });
    return {
      rendered: good.length,
      unchanged: this.#pages.length - facts.length,
      kept,
      removed: removed.length,
      failures,
    };
  }

  #featureSets(due: readonly PageSource[]): string[][] {
    const sets = new Map<string, string[]>();
    for (const page of due) {
      try {
        const input = pageInput(page);
        if (!input) continue;
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
    const rendered = new Set(good.map(({ path }) => path));
    for (const page of this.#pages) {
      const before = reuse?.pages[page.path];
      if (rendered.has(page.path)) pages[page.path] = releasedPage(page);
      else if (before && !kept.includes(page.path)) pages[page.path] = before;
    }
    for (const path of kept) {
      const before = this.#previous?.pages[path];
      if (before) pages[path] = { ...before, version: '', kept: true };
    }
    return pages;
  }

  /**
   * Puts rendered pages into the published site, each file in one move. New pages come first, so that no link to them
   * leads nowhere while the others follow.
   */
  #moveIn(good: readonly RenderedFact[]): void {
    const { out } = this.#options;
    const files = good.map(({ path }) => pageFile(path));
    const fresh = new Set(files.filter((file) => !existsSync(join(out, file))));
    for (const file of [...fresh, ...files.filter((name) => !fresh.has(name))]) {
      mkdirSync(dirname(join(out, file)), { recursive: true });
      // The document last: while it is missing or old, its compressed forms are not trusted.
      for (const side of sides.toReversed())
        renameSync(join(this.#next, file + side), join(out, file + side));
    }
  }

  /** The rate files that the embedded services answer from travel with the release. */
  #writeRates(target: string): void {
    const { site, refusedFiles } = this.#options;
    const folder = join(target, privateFolder, 'rates');
    mkdirSync(folder, { recursive: true });
    for (const [name, { file, value }] of site.rates) {
      if (!refusedFiles?.has(file)) writeWhole(join(folder, `${name}.json`), JSON.stringify(value));
    }
    for (const file of readdirSync(folder)) {
      if (!site.rates.has(file.replace(/\.json$/, ''))) rmSync(join(folder, file));
    }
  }

  #textOf(target: string, good: readonly RenderedFact[]): TextOf {
    const texts = new Map(good.map(({ path, text }) => [path, text]));
    return (path) => texts.get(path) ?? pageText(readFileSync(join(target, pageFile(path)), 'utf8'));
  }

  #release(environment: string, pages: Record<string, ReleasedPage>, good: readonly RenderedFact[]): Release {
    const { config } = this.#parts;
    const forms = Object.create(null) as Record<string, PublishedForm>;
    for (const fact of good) for (const form of fact.forms) forms[form.id] ??= form;
    // Those of pages that did not change, or that stay at their last good version and go on taking posts.
    const changed = new Set(good.map(({ path }) => path));
    for (const form of Object.values(this.#previous?.forms ?? {})) {
      if (pages[form.page] && !changed.has(form.page)) forms[form.id] ??= form;
    }
    const builtAt = (this.#options.now?.() ?? new Date()).toISOString();
    const id = digest([environment, pages]);
    return { id, builtAt, environment, pages, redirects: config.redirects, site: config, forms };
  }
}

/**
 * Publishes a site: renders what changed since the release in `out`, or everything when what all pages depend on has
 * changed. Pages are made beside the site and moved into it one by one, so that every page is whole and there at every
 * moment; a refused page keeps its last good version.
 */
export function publishSite(options: PublishOptions): Promise<PublishReport> {
  return new Publishing(options).run();
}
