import { isAsLoaded } from '#composer/page/loadSite.ts';
import { fileOfRate } from '#composer/rates/knownRates.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { articlesFor } from '#composer/release/articleVersion.ts';
import type { PublishedForm } from '#composer/release/PublishedForm.ts';
import type { ReleasedPage } from '#composer/release/release.ts';
import { releasedPage } from './input/listedPage.ts';
import { removePageFiles } from './files/moveIn.ts';
import type { PageOutcome } from './pages/PageWriter.ts';
import type { PictureMaker } from './pictures/PictureMaker.ts';
import type { PublishPlan } from './publishPlan.ts';
import type { Refused } from './input/refusedBy.ts';
import type { SearchUpdate } from './search/SearchUpdate.ts';

/** A rendered page and its forms. */
export interface RenderedPage {
  readonly page: ReleasedPage;
  readonly forms: readonly PublishedForm[];
}

/** Collects the results of rendering the pages of a build. */
export class RenderedPages {
  readonly #plan: PublishPlan;
  readonly #search: SearchUpdate;
  /** The pages that can be published, by path. */
  readonly pages = new Map<string, RenderedPage>();
  /** URLs of the scripts of those pages, and of the modules that they import later. */
  readonly scripts = new Set<string>();
  /** Why a page could not be rendered, by path. */
  readonly failures = new Map<string, string>();
  /** Features of the pages whose script is not built yet, by path. */
  readonly waiting = new Map<string, readonly string[]>();
  readonly #maker: Pick<PictureMaker, 'want' | 'wantSocial'>;
  /** Pages that show a rate, drawing or article which must not be published. */
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
    const { site, next, parts } = this.#plan;
    const page = site.pages.get(path);
    if (!page || this.refused?.pages.has(path)) removePageFiles(next, path);
    else if (!isAsLoaded(site, page.source)) {
      removePageFiles(next, path);
      this.failures.set(path, 'Its file changed during the build. Build again.');
    } else if (outcome.type === 'failed') this.failures.set(path, outcome.error);
    else if (outcome.type === 'waiting') this.waiting.set(path, outcome.features);
    else if (
      this.#showsRefusedRate(outcome.rates) ||
      this.#showsRefusedMedia(outcome.shown) ||
      this.#showsRefusedArticle(page, outcome.articles)
    ) {
      removePageFiles(next, path);
      this.#held.add(path);
    } else {
      const { rates, articles, showsLocations, shown, forms, requests, analytics, scripts, text, document } =
        outcome;
      const released = {
        ...releasedPage(page, outcome.texts, parts.brand),
        ...requests,
        ...(analytics && { analytics }),
        document,
        ...(Object.keys(rates).length > 0 && { rates }),
        ...(Object.keys(articles).length > 0 && { articles }),
        ...(showsLocations && { locations: this.#plan.locationsVersion }),
        ...(shown.length > 0 && { media: shown }),
      };
      this.pages.set(path, { page: released, forms });
      for (const address of outcome.made) this.#maker.want(address);
      if (outcome.social) this.#maker.wantSocial(outcome.social);
      for (const script of scripts) this.scripts.add(script);
      this.#search.add({ path, page: released }, text);
    }
  }

  /** A page that shows a rate from a file with problems keeps its last valid version. */
  #showsRefusedRate(rates: Readonly<Record<string, string>>): boolean {
    const files = this.refused?.files;
    return (
      files !== undefined && Object.keys(rates).some((key) => files.has(`rates/${fileOfRate(key)}.json`))
    );
  }

  /** So does a page that links to an article which is not published. */
  #showsRefusedArticle({ locale }: PageSource, articles: Readonly<Record<string, string>>): boolean {
    const refused = this.refused?.pages;
    const { parts, previous } = this.#plan;
    if (!refused) return false;
    return Object.keys(articles)
      .flatMap((key) => articlesFor(parts.articles[locale], key))
      .some(({ path }) => refused.has(path) && !previous?.pages[path]);
  }

  /** So does a page that shows a drawing with problems. */
  #showsRefusedMedia(shown: readonly string[]): boolean {
    const files = this.refused?.files;
    const { mediaFiles } = this.#plan.site;
    return files !== undefined && shown.some((path) => files.has(mediaFiles.get(path)?.file ?? ''));
  }
}
