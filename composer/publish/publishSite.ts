import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readBrands } from '#composer/brand/readBrand.ts';
import { isAsLoaded, type Site } from '#composer/page/loadSite.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { fileOfRate } from '#composer/rates/knownRates.ts';
import type { SiteParts } from '#composer/render/pageFeatures.ts';
import type { ClientBuild } from './buildClient.ts';
import type { ClientSources } from './clientModules.ts';
import { cachedClient } from './clientCache.ts';
import { releasedPage } from './listedPage.ts';
import { pageFile } from '#composer/release/pageFile.ts';
import type { PageOutcome, WriterSetup } from './PageWriter.ts';
import { addPrograms, buildPrograms, programsFolder } from './programCache.ts';
import { rateVersion } from '#composer/release/rateVersion.ts';
import { readRateBook } from '#composer/release/readRateBook.ts';
import type { Refused } from './refusedBy.ts';
import {
  jsonOfAll,
  previousRelease,
  privateFolder,
  type Release,
  type ReleasedPage,
  rememberRelease,
  writeRelease,
} from '#composer/release/release.ts';
import { renderPages } from './renderPages.ts';
import { SearchUpdate } from './SearchUpdate.ts';
import { addSharedFiles } from './sharedFiles.ts';
import { digest, rateBook, siteMedia, type SiteMedia, siteParts } from './siteInput.ts';
import { robotsTxt, sitemapXml } from './siteFiles.ts';
import type { PublishedForm } from '#composer/release/PublishedForm.ts';
import { encodings, writeChanged, writeWhole } from './writeCompressed.ts';

export interface PublishOptions {
  /** The project's folder, where caches are. */
  readonly root: string;
  /** Portico's own folder, with the sources. */
  readonly library: string;
  /** Folder of the composer bundle; its name is the digest of the sources. */
  readonly bundle: string;
  readonly sections: SectionSet;
  readonly site: Site;
  /** Folder of the published site. */
  readonly out: string;
  /** What has problems. A check that takes long is passed as a function: many pages are rendered meanwhile. */
  readonly refused: Refused | (() => Refused);
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

/** More pages at once are compressed with less effort. */
const manyPages = 200;

interface RenderedPage {
  readonly page: ReleasedPage;
  readonly forms: readonly PublishedForm[];
}

/** One publishing of a site: what is known before, what is found out, and the steps. */
class Publishing {
  readonly #options: PublishOptions;
  readonly #parts: SiteParts;
  /** Folder of the scripts of pages. */
  readonly #programs: string;
  readonly #media: SiteMedia;
  readonly #environment: string;
  readonly #previous: Release | undefined;
  /** The release before, when pages that have not changed since can stay as they are. */
  readonly #reuse: Release | undefined;
  readonly #next: string;
  #refused: Refused | undefined;
  readonly #rendered = new Map<string, RenderedPage>();
  /** URLs of the scripts of the pages that are rendered. */
  readonly #scripts = new Set<string>();
  readonly #failures = new Map<string, string>();
  /** Pages that show a rate which may not be shown. */
  readonly #held = new Set<string>();
  readonly #waiting = new Map<string, readonly string[]>();

  constructor(options: PublishOptions) {
    const { root, bundle, out, refused, site } = options;
    this.#options = options;
    this.#programs = programsFolder(root, basename(bundle));
    const now = options.now?.() ?? new Date();
    this.#parts = siteParts(site, now, rateBook(site, readRateBook(out)));
    this.#media = siteMedia(site, this.#parts.brand);
    const { rates: _rates, ...shared } = this.#parts;
    this.#environment = digest([basename(bundle), shared, this.#media.names]);
    this.#previous = previousRelease(out);
    this.#reuse = this.#previous?.environment === this.#environment ? this.#previous : undefined;
    this.#next = `${out}.next`;
    if (typeof refused !== 'function') this.#refused = refused;
  }

  async run(): Promise<PublishReport> {
    const { bundle, out } = this.#options;
    const { brand } = this.#parts;
    const { folder, client } = await cachedClient(this.#sources(), basename(bundle), brand);
    rmSync(this.#next, { recursive: true, force: true });
    mkdirSync(join(this.#next, privateFolder), { recursive: true });
    const search = new SearchUpdate(out, this.#next, this.#reuse !== undefined);
    try {
      await this.#render(client, search);
      return this.#finish(folder, search);
    } finally {
      search.abandon();
    }
  }

  #sources(): ClientSources {
    const { root, library, sections, site } = this.#options;
    return { root, library, sections, beside: site.folder };
  }

  /** Pages that are not published as they are now. Before the check is done, those that it will refuse are among them. */
  #due(): PageSource[] {
    return [...this.#options.site.pages.values()].filter(
      ({ path, source }) =>
        !this.#isCurrent(this.#reuse?.pages[path], source.version) && !this.#refused?.pages.has(path),
    );
  }

  /** Whether a published page is made of the file as it is, and of the rates in force. */
  #isCurrent(page: ReleasedPage | undefined, version: string): boolean {
    const { rates } = this.#parts;
    return (
      page?.version === version &&
      Object.entries(page.rates ?? {}).every(([key, shown]) => rateVersion(rates[key]) === shown)
    );
  }

  /** A page that shows a rate of a file with problems keeps its last good version. */
  #showsRefusedRate(rates: Readonly<Record<string, string>>): boolean {
    const files = this.#refused?.files;
    return (
      files !== undefined && Object.keys(rates).some((key) => files.has(`rates/${fileOfRate(key)}.json`))
    );
  }

  async #render(client: ClientBuild, search: SearchUpdate): Promise<void> {
    const { bundle, sections, refused, site } = this.#options;
    const due = this.#due();
    const setup: WriterSetup = {
      environment: digest([this.#environment, this.#parts.rates]),
      source: site.folder,
      parts: this.#parts,
      client,
      programs: this.#programs,
      media: this.#media.names,
      out: this.#next,
      effort: due.length > manyPages ? 'quick' : 'best',
    };
    const onPage = (outcome: PageOutcome) => this.#take(outcome, search);
    const meanwhile = () => {
      if (typeof refused === 'function') this.#refused = refused();
    };
    const task = { bundle, setup, sections, onPage };
    await renderPages({ ...task, files: due.map(({ source }) => source.file), meanwhile });
    if (this.#waiting.size === 0) return;
    const sets = new Map([...this.#waiting.values()].map((features) => [features.join(','), features]));
    await buildPrograms(this.#sources(), this.#programs, sets.values());
    const files = due.filter(({ path }) => this.#waiting.has(path)).map(({ source }) => source.file);
    await renderPages({ ...task, files });
  }

  /** Hears what became of a page. Only one that was not refused and is still what was checked is published. */
  #take(outcome: PageOutcome, search: SearchUpdate): void {
    const { path } = outcome;
    const page = this.#options.site.pages.get(path);
    if (!page || this.#refused?.pages.has(path)) this.#removeFiles(this.#next, path);
    else if (!isAsLoaded(this.#options.site, page.source)) {
      this.#removeFiles(this.#next, path);
      this.#failures.set(path, 'Its file has changed meanwhile. Build again.');
    } else if (outcome.type === 'failed') this.#failures.set(path, outcome.error);
    else if (outcome.type === 'waiting') this.#waiting.set(path, outcome.features);
    else if (this.#showsRefusedRate(outcome.rates)) {
      this.#removeFiles(this.#next, path);
      this.#held.add(path);
    } else {
      const { rates } = outcome;
      const released = {
        ...releasedPage(page, this.#parts.brand),
        ...(Object.keys(rates).length > 0 && { rates }),
      };
      this.#rendered.set(path, { page: released, forms: outcome.forms });
      this.#scripts.add(outcome.script);
      search.add({ path, page: released }, outcome.text);
    }
  }

  #removeFiles(folder: string, path: string): void {
    for (const encoding of encodings) rmSync(join(folder, pageFile(path) + encoding), { force: true });
  }

  #finish(clientFolder: string, search: SearchUpdate): PublishReport {
    const { out, site } = this.#options;
    const refused = new Set([...(this.#refused?.pages ?? []), ...this.#held]);
    const before = this.#previous?.pages ?? {};
    const kept = [...refused, ...this.#failures.keys()].filter(
      (path) => Object.hasOwn(before, path) && existsSync(join(out, pageFile(path))),
    );
    const pages = this.#releasedPages(kept);
    const removed = Object.keys(before).filter((path) => !Object.hasOwn(pages, path));
    // A site's first publishing is built beside its place and moved there; a later one goes in file by file.
    const target = existsSync(out) ? out : this.#next;
    mkdirSync(join(target, privateFolder), { recursive: true });
    if (!this.#reuse) addSharedFiles(target, join(clientFolder, 'assets'), this.#media);
    addPrograms(this.#programs, target, this.#scripts);
    if (target === out) this.#moveIn();
    const listed = Object.entries(pages).map(([path, page]) => ({ path, page }));
    const origin = this.#parts.config.origin;
    writeChanged(join(target, 'sitemap.xml'), sitemapXml(origin, listed));
    writeChanged(join(target, 'robots.txt'), robotsTxt(origin));
    search.finish(target, listed, removed);
    this.#writeData(target);
    const release = this.#release(pages);
    writeRelease(target, release);
    for (const path of removed) this.#removeFiles(target, path);
    if (target !== out) {
      mkdirSync(dirname(out), { recursive: true });
      renameSync(target, out);
    }
    rememberRelease(out, release);
    rmSync(this.#next, { recursive: true, force: true });
    const good = [...site.pages.keys()].filter((path) => !refused.has(path));
    return {
      rendered: this.#rendered.size,
      unchanged: good.length - this.#rendered.size - this.#failures.size,
      kept,
      removed: removed.length,
      failures: [...this.#failures].map(([path, error]) => ({ path, error })),
    };
  }

  #releasedPages(kept: readonly string[]): Record<string, ReleasedPage> {
    const pages: Record<string, ReleasedPage> = {};
    const stay = new Set(kept);
    for (const path of this.#options.site.pages.keys()) {
      const known = this.#rendered.get(path)?.page ?? this.#reuse?.pages[path];
      if (known && !stay.has(path) && !this.#refused?.pages.has(path)) pages[path] = known;
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
  #moveIn(): void {
    const { out } = this.#options;
    const files = [...this.#rendered.keys()].map(pageFile);
    const fresh = new Set(files.filter((file) => !existsSync(join(out, file))));
    for (const file of [...fresh, ...files.filter((name) => !fresh.has(name))]) {
      mkdirSync(dirname(join(out, file)), { recursive: true });
      // The document last: while it is missing or old, its compressed form is not trusted.
      for (const encoding of encodings.toReversed()) {
        const made = join(this.#next, file + encoding);
        // Many pages at once have none; the one of the version before goes.
        if (encoding === '.gz' && !existsSync(made)) rmSync(join(out, file + encoding), { force: true });
        else renameSync(made, join(out, file + encoding));
      }
    }
  }

  /** The files that the embedded services answer from travel with the release. */
  #writeData(target: string): void {
    const { rates, forms } = this.#options.site;
    for (const [name, files] of Object.entries({ rates, forms })) {
      const folder = join(target, privateFolder, name);
      mkdirSync(folder, { recursive: true });
      for (const [key, { file, value }] of files) {
        if (!this.#refused?.files.has(file)) writeWhole(join(folder, `${key}.json`), JSON.stringify(value));
      }
      for (const file of readdirSync(folder)) {
        if (!files.has(file.replace(/\.json$/, ''))) rmSync(join(folder, file));
      }
    }
  }

  #release(pages: Record<string, ReleasedPage>): Release {
    const { config, brand } = this.#parts;
    const environment = this.#environment;
    const forms = Object.create(null) as Record<string, PublishedForm>;
    const rendered = [...this.#options.site.pages.keys()].flatMap(
      (path) => this.#rendered.get(path)?.forms ?? [],
    );
    // Those of pages that did not change, or that stay at their last good version and go on taking posts.
    const kept = Object.values(this.#previous?.forms ?? {}).filter(
      ({ page }) => pages[page] && !this.#rendered.has(page),
    );
    // A form that also stands on a page for errors is shown again on its own page.
    const isOnErrorPage = ({ page }: PublishedForm) => Number(page.includes('.error'));
    const candidates = [...rendered, ...kept];
    for (const form of candidates.toSorted((one, other) => isOnErrorPage(one) - isOnErrorPage(other)))
      forms[form.id] ??= form;
    const builtAt = (this.#options.now?.() ?? new Date()).toISOString();
    const pagesDigest = createHash('sha256').update(jsonOfAll(pages)).digest('hex');
    const id = digest([environment, pagesDigest]);
    const { redirects } = config;
    return { id, builtAt, environment, pages, redirects, site: config, tokens: brand.tokens, forms };
  }
}

/**
 * Publishes a site: renders what changed since the release in `out`, or everything when what all pages depend on has
 * changed. Pages are made beside the site and moved into it one by one, so that every page is whole and there at every
 * moment; a refused page keeps its last good version.
 */
export async function publishSite(options: PublishOptions): Promise<PublishReport> {
  await readBrands(options.site);
  return new Publishing(options).run();
}
