import { isAsLoaded } from '#composer/page/loadSite.ts';
import type { ReleasedPage } from '#composer/release/release.ts';
import { removePageFiles } from './files/siteFiles.ts';
import { hasRead } from './input/siteSources.ts';
import type { PageOutcome, WrittenPage } from './pages/PageWriter.ts';
import type { PictureMaker } from './pictures/PictureMaker.ts';
import type { PublishPlan } from './publishPlan.ts';
import type { Refused } from './input/refusedBy.ts';
import type { SearchUpdate } from './search/SearchUpdate.ts';

/** Collects the results of rendering the pages of a build. */
export class RenderedPages {
  readonly #plan: PublishPlan;
  readonly #search: SearchUpdate;
  /** The pages that can be published, by path. */
  readonly pages = new Map<string, Pick<WrittenPage, 'page' | 'forms'>>();
  /** URLs of the scripts of those pages, and of the modules that they import later. */
  readonly scripts = new Set<string>();
  /** Why a page could not be rendered, by path. */
  readonly failures = new Map<string, string>();
  /** Features of the pages whose script is not built yet, by path. */
  readonly waiting = new Map<string, readonly string[]>();
  readonly #maker: Pick<PictureMaker, 'want' | 'wantSocial'>;
  /** Pages that read something which must not be published. */
  readonly #held = new Set<string>();
  /** The pages and files with errors. Set once the check is done, before the first result is handled. */
  refused: Refused | undefined;

  /** @param maker Creates the picture files that pages use. */
  constructor(plan: PublishPlan, search: SearchUpdate, maker: Pick<PictureMaker, 'want' | 'wantSocial'>) {
    this.#plan = plan;
    this.#maker = maker;
    this.#search = search;
  }

  /** Paths of the pages whose current version must not be published. */
  get refusedPages(): ReadonlySet<string> {
    return new Set([...(this.refused?.pages ?? []), ...this.#held]);
  }

  /** Handles a page's result. Deletes its files if it was refused, or has changed since it was checked. */
  take(outcome: PageOutcome): void {
    const { path } = outcome;
    const { site, next } = this.#plan;
    const page = site.pages.get(path);
    if (!page || this.refused?.pages.has(path)) removePageFiles(next, path);
    else if (!isAsLoaded(site, page.source)) {
      removePageFiles(next, path);
      this.failures.set(path, 'Its file changed during the build. Build again.');
    } else if (outcome.type === 'failed') this.failures.set(path, outcome.error);
    else if (outcome.type === 'waiting') this.waiting.set(path, outcome.features);
    else if (this.#readsRefused(outcome.page)) {
      removePageFiles(next, path);
      this.#held.add(path);
    } else {
      const { page: released, forms, text, scripts, generated, social } = outcome;
      this.pages.set(path, { page: released, forms });
      for (const address of generated) this.#maker.want(address);
      if (social) this.#maker.wantSocial(social);
      for (const script of scripts) this.scripts.add(script);
      this.#search.add({ path, page: released }, text);
    }
  }

  /** A page that shows something with problems, such as a rate from a file with problems, keeps its last valid version. */
  #readsRefused(page: ReleasedPage): boolean {
    const { refused } = this;
    const { sources } = this.#plan;
    return refused !== undefined && hasRead(page, (name, key) => sources[name].isRefused(key, refused));
  }
}
