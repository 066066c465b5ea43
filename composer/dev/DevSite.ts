import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandTokens } from '#theme/BrandTokens.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { documentsOf } from '#composer/page/siteDocuments.ts';
import type { DevDocument } from './live/liveSite.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import { redirectOf, redirectTable } from '#composer/server/redirects.ts';
import { devFolder, type ShownProblem } from './client/messages.ts';
import { inTurns, turn } from './runs/NewestRun.ts';
import { sourceProblem } from './sourceProblem.ts';

/** The composer, built from the current sources. */
export type Live = typeof import('./live/liveSite.ts');

interface DevSiteOptions {
  /** The project's folder. */
  readonly root: string;
  /** Folder of the site's JSON. */
  readonly pages: string;
  /** Loads the composer, again if a source has changed. @throws {Error} if a source cannot be loaded. */
  readonly live: () => Promise<Live>;
  /** Called when the tokens of the brand have changed. */
  readonly onTokens?: () => void;
}

/** A file of the site or of a brand, ready to send. */
interface SiteFile {
  /** Path of the file; its extension gives the content type. */
  readonly file: string;
  readonly content: Buffer;
}

/** Definitions that only affect pages that use them. A change of any other file can affect every page. */
const ofSomePages = /^(?!brands\/|forms\/|geography\/|locations\/|media\/|rates\/|site\.json$).*\.json$/;

const redirectTables = new WeakMap<SiteDefinition, ReturnType<typeof redirectTable>>();

/** Returns the redirects of `site.json`. Memoized, because every request for a module asks for them. */
function redirectsOf(config: SiteDefinition) {
  const table = redirectTables.get(config) ?? redirectTable(config.redirects);
  redirectTables.set(config, table);
  return table;
}

/** The site as its files currently are: its pages as documents, and its problems. */
export class DevSite {
  /** Problems of the last check, or the reason that pages cannot be rendered at all. */
  problems: readonly ShownProblem[] = [];
  readonly #options: DevSiteOptions;
  #site: Site | undefined;
  #tokens: BrandTokens | undefined;

  constructor(options: DevSiteOptions) {
    this.#options = options;
  }

  /** Tokens of the site's brand. */
  get tokens(): BrandTokens | undefined {
    return this.#tokens;
  }

  /** Reads all files. */
  async load(): Promise<void> {
    this.#site = (await this.#options.live()).loadSite(this.#options.pages);
    await this.#takeBrands();
  }

  /**
   * Reads changed, new and deleted files again.
   *
   * @param files Paths relative to the site's folder.
   * @throws {Error} if the composer cannot be loaded. No file was read then.
   */
  async take(files: ReadonlySet<string>): Promise<void> {
    const { reloadFile } = await this.#options.live();
    if (!this.#site) return;
    for (const file of files) reloadFile(this.#site, file);
    if ([...files].some((file) => file === 'site.json' || file.startsWith('brands/')))
      await this.#takeBrands();
  }

  /** Reads changed brands. Islands that are hydrated from now on use the new theme. */
  async #takeBrands(): Promise<void> {
    const live = await this.#options.live();
    if (!this.#site) return;
    await live.readBrands(this.#site);
    const { tokens } = live.siteBrand(this.#site);
    if (tokens === this.#tokens) return;
    this.#tokens = tokens;
    this.#options.onTokens?.();
  }

  /**
   * Returns those of the given page paths that the files can affect: a page's own file, or a fragment, layout or words
   * that it uses.
   */
  async reachedBy(files: ReadonlySet<string>, paths: Iterable<string>): Promise<string[]> {
    const live = await this.#options.live();
    const site = this.#site;
    if (!site) return [];
    const isEverywhere = ![...files].every((file) => ofSomePages.test(file));
    return [...paths].filter((path) => {
      const page = site.pages.get(live.pagePathOf(site, path) ?? '');
      return isEverywhere || !page || live.isMadeOf(site, page, files);
    });
  }

  /** Whether there is a page at a path, including one that cannot be read yet. */
  async hasPage(path: string): Promise<boolean> {
    const site = this.#site;
    return site !== undefined && (await this.#options.live()).pagePathOf(site, path) !== undefined;
  }

  /**
   * Returns the document at a path, or `undefined` if there is no readable page.
   *
   * @throws {Error} if it cannot be composed, for example because a component does not exist.
   */
  async document(path: string): Promise<DevDocument | undefined> {
    const site = this.#site;
    if (!site) return undefined;
    const live = await this.#options.live();
    if (path === devFolder) return { html: live.indexOfPages(site, this.problems) };
    if (path === `${devFolder}sections`) return { html: live.indexOfSections(site, this.#options.root) };
    const [, name, example] = /^\/__portico\/sections\/(\w+)\/([^/]+)$/.exec(path) ?? [];
    if (name !== undefined && example !== undefined) return live.renderExample(site, name, example);
    const page = live.pagePathOf(site, path);
    return page === undefined ? undefined : live.renderPath(site, page);
  }

  /** Returns a style sheet that all pages share, by its name such as `theme.css`. */
  async styleSheet(name: string): Promise<string | undefined> {
    return this.#site && (await this.#options.live()).styleSheet(this.#site, name);
  }

  /** Returns a media file of the site by its address, or a file of a brand below the dev server's own folder. */
  async file(path: string): Promise<SiteFile | undefined> {
    const site = this.#site;
    const ofBrand = path.replace(/^\/__portico\/(?=brands\/)/, '');
    const media =
      site?.mediaFiles.get(path) ?? (site && documentsOf(site).get(path)) ?? site?.otherFiles.get(ofBrand);
    const file = join(this.#options.pages, media?.file ?? '');
    if (!site || !media || !existsSync(file)) return undefined;
    const live = await this.#options.live();
    return { file, content: live.recolored(media.file, readFileSync(file), live.siteBrand(site)) };
  }

  /** Returns where `site.json` redirects a request to, as the published server does. */
  redirectOf(path: string, query: string): ReturnType<typeof redirectOf> {
    const config = this.#site?.config;
    return config && redirectOf(redirectsOf(config), path, query);
  }

  /**
   * Checks the whole site.
   *
   * @param failure A page that could not be composed. Only shown if the check finds no error.
   * @throws The signal's reason once it is aborted.
   */
  async check(signal: AbortSignal, failure?: ShownProblem): Promise<void> {
    const { root, live } = this.#options;
    try {
      const { problemsOf } = await live();
      if (this.#site) this.problems = await inTurns(problemsOf(this.#site, root), signal);
      if (failure && !this.problems.some(({ severity }) => severity === 'error'))
        this.problems = [failure, ...this.problems];
    } catch (error) {
      signal.throwIfAborted();
      this.problems = [sourceProblem(error, root)];
    }
  }

  /**
   * Updates the names that editors offer. A source that cannot be loaded is reported by the check.
   *
   * @throws The signal's reason once it is aborted.
   */
  async writeNames(signal: AbortSignal): Promise<void> {
    try {
      const { keepNames, namesOf } = await this.#options.live();
      if (!this.#site) return;
      const names = await inTurns(namesOf(this.#site), signal);
      await turn(signal);
      keepNames(this.#options.pages, names);
    } catch {
      signal.throwIfAborted();
    }
  }
}
