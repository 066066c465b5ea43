import { createHash } from 'node:crypto';
import { locationOf } from '#lib/address/location.ts';
import { isErrorPage } from '#lib/address/pageAt.ts';
import { jsonOfAll, type Release, type ReleasedPage, type PublishedForm } from '#composer/release/release.ts';
import type { PublishPlan } from './publishPlan.ts';
import type { RenderedPages } from './RenderedPages.ts';
import { digest } from './input/siteInput.ts';
import { sourceVersions } from './input/siteSources.ts';

/**
 * Returns the pages of the new release: those rendered now, those unchanged, and the last valid version of those that
 * were refused or failed.
 *
 * @param kept Paths of the pages that keep their last valid version.
 */
export function releasedPages(
  { site, reuse, previous }: PublishPlan,
  rendered: RenderedPages,
  kept: readonly string[],
): Record<string, ReleasedPage> {
  const pages: Record<string, ReleasedPage> = {};
  const stay = new Set(kept);
  for (const path of site.pages.keys()) {
    const known = rendered.pages.get(path)?.page ?? reuse?.pages[path];
    if (known && !stay.has(path) && !rendered.refused?.pages.has(path)) pages[path] = known;
  }
  for (const path of kept) {
    const before = previous?.pages[path];
    if (before) pages[path] = { ...before, version: '', kept: true };
  }
  return pages;
}

/** Returns the forms that the server accepts, by id. */
function releasedForms(
  { site, previous }: PublishPlan,
  rendered: RenderedPages,
  pages: Readonly<Record<string, ReleasedPage>>,
): Record<string, PublishedForm> {
  const forms = Object.create(null) as Record<string, PublishedForm>;
  const made = [...site.pages.keys()].flatMap((path) => rendered.pages.get(path)?.forms ?? []);
  // Forms of pages that are unchanged or keep their last valid version. They still accept submissions.
  const kept = Object.values(previous?.forms ?? {}).filter(
    ({ page }) => pages[page] && !rendered.pages.has(page),
  );
  // A form that is also on an error page is shown again on its own page.
  const isOnErrorPage = ({ page }: PublishedForm) => Number(isErrorPage(page));
  const candidates = [...made, ...kept];
  for (const form of candidates.toSorted((one, other) => isOnErrorPage(one) - isOnErrorPage(other)))
    forms[form.id] ??= form;
  return forms;
}

/**
 * Returns what the server and the next build need to know about a published site.
 *
 * @param media URLs of the published media, by path.
 * @param documents Addresses of the versions of the documents, by that of the document.
 */
export function makeRelease(
  plan: PublishPlan,
  rendered: RenderedPages,
  pages: Readonly<Record<string, ReleasedPage>>,
  media: Readonly<Record<string, string>>,
  documents: Readonly<Record<string, string>>,
): Release {
  const { config, brand } = plan.parts;
  const { environment } = plan;
  const versions = sourceVersions(plan.sources, Object.values(pages));
  const pagesDigest = createHash('sha256').update(jsonOfAll(pages)).digest('hex');
  return {
    id: digest([environment, media, documents, versions, pagesDigest]),
    builtAt: (plan.now?.() ?? new Date()).toISOString(),
    environment,
    media,
    documents,
    versions,
    pages,
    redirects: config.redirects.map(({ to, ...redirect }) => ({ ...redirect, to: locationOf(to) ?? to })),
    site: config,
    tokens: brand.tokens,
    forms: releasedForms(plan, rendered, pages),
  };
}
