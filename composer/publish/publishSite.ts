import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readBrands } from '#composer/brand/readBrand.ts';
import { BranchPageFile } from '#composer/page/branchPages.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { makeRecordsFolder, removeOtherRecords } from '#composer/release/documentRecord.ts';
import { rememberRelease, writeRelease, pageFile } from '#composer/release/release.ts';
import type { ClientBuild } from './client/ScriptMaker.ts';
import { cachedClient } from './client/clientCache.ts';
import { makeRelease, releasedPages } from './makeRelease.ts';
import {
  moveIn,
  removePageFiles,
  writeServiceData,
  addSharedFiles,
  robotsTxt,
  sitemapXml,
} from './files/siteFiles.ts';
import { addDocuments } from './documents/addDocuments.ts';
import { writeHostFiles } from './hosts/writeHostFiles.ts';
import type { WriterSetup } from './pages/PageWriter.ts';
import { addPrograms, buildPrograms } from './client/programCache.ts';
import { duePages, planPublishing, type PublishPlan, type PublishSources } from './publishPlan.ts';
import type { Refused } from './input/refusedBy.ts';
import { RenderedPages } from './RenderedPages.ts';
import { renderPages } from './pages/renderPages.ts';
import { SearchUpdate } from './search/SearchUpdate.ts';
import { cleanDrawings } from './pictures/cleanDrawing.ts';
import { PictureMaker } from './pictures/PictureMaker.ts';
import { picturesFolder, readPictures } from './pictures/readPicture.ts';
import { digest, goodMedia, type SiteMedia } from './input/siteInput.ts';
import { type Effort, writeChanged } from './files/writeCompressed.ts';

export interface PublishOptions extends PublishSources {
  /** What has errors. A slow check is passed as a function, which runs while pages are rendered. */
  readonly refused: Refused | (() => Refused);
  /** Aborts publishing and leaves the published site unchanged. Ignored once new pages are being moved into place. */
  readonly signal?: AbortSignal;
  /** Compression effort. By default, lower for many pages at once. */
  readonly effort?: Effort;
}

export interface PublishReport {
  readonly rendered: number;
  readonly unchanged: number;
  /** Refused or failed pages whose last valid version is still published. */
  readonly kept: readonly string[];
  readonly removed: number;
  /** Pages that failed to render, with the reason. */
  readonly failures: readonly { readonly path: string; readonly error: string }[];
}

/** Returns the texts of SVGs by path. */
const drawingsOf = ({ names, files }: SiteMedia): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([path]) => path.endsWith('.svg'))
      .map(([path, name]) => [path, files.get(name)?.toString('utf8') ?? '']),
  );

/** Whether a page has a file of its own. Pages that are made from a template are always compressed quickly. */
const isOwn = ({ source }: PageSource) => !(source instanceof BranchPageFile);

/** Above this number, pages are compressed with less effort by default. */
const manyPages = 300;

/** Renders the changed pages into the folder beside the site. Builds new page scripts when pages need them. */
async function renderDue(
  plan: PublishPlan,
  client: ClientBuild,
  rendered: RenderedPages,
  { refused, signal, effort }: Pick<PublishOptions, 'refused' | 'signal' | 'effort'>,
): Promise<void> {
  const { bundle, sections, site, environment, parts, programs, media, pictures, social, next } = plan;
  if (typeof refused !== 'function') rendered.refused = refused;
  // If the check is not done yet, this includes pages that it will refuse.
  const due = duePages(plan).filter(({ path }) => !rendered.refused?.pages.has(path));
  const setup: WriterSetup = {
    environment: digest([
      environment,
      media.names,
      pictures,
      parts.rates,
      parts.personalRates,
      parts.articles,
      parts.locations,
    ]),
    source: site.folder,
    parts,
    client,
    programs,
    media: media.names,
    drawings: drawingsOf(media),
    pictures,
    sizes: media.sizes,
    social,
    out: next,
    effort: effort ?? (due.filter(isOwn).length > manyPages ? 'quick' : 'best'),
  };
  const task = { bundle, setup, sections, signal, onPage: rendered.take.bind(rendered) };
  const meanwhile = () => {
    if (typeof refused === 'function') rendered.refused = refused();
  };
  await renderPages({ ...task, files: due.map(({ source }) => source.file), meanwhile });
  const { waiting } = rendered;
  if (waiting.size === 0) return;
  const sets = new Map([...waiting.values()].map((features) => [features.join(','), features]));
  await buildPrograms(plan.client, programs, sets.values());
  const files = due.filter(({ path }) => waiting.has(path)).map(({ source }) => source.file);
  await renderPages({ ...task, files });
}

/** Moves all results to their published place, the release file last. */
function putInPlace(
  plan: PublishPlan,
  clientFolder: string,
  rendered: RenderedPages,
  search: SearchUpdate,
): PublishReport {
  const { out, next, site, reuse, media, changedMedia, programs, previous } = plan;
  const { failures, refusedPages } = rendered;
  const before = previous?.pages ?? {};
  const kept = [...refusedPages, ...failures.keys()].filter(
    (path) => Object.hasOwn(before, path) && existsSync(join(out, pageFile(path))),
  );
  const pages = releasedPages(plan, rendered, kept);
  const removed = Object.keys(before).filter((path) => !Object.hasOwn(pages, path));
  // The first release is built in a separate folder, which is then moved. Later ones are updated file by file.
  const target = existsSync(out) ? out : next;
  makeRecordsFolder(target);
  const good = goodMedia(media, site, rendered.refused?.files);
  if (!reuse || changedMedia.size > 0) addSharedFiles(target, join(clientFolder, 'assets'), good);
  addPrograms(programs, target, rendered.scripts);
  if (target === out) moveIn(rendered.pages, next, out);
  const listed = Object.entries(pages).map(([path, page]) => ({ path, page }));
  const { origin } = plan.parts.config;
  writeChanged(join(target, 'sitemap.xml'), sitemapXml(origin, listed));
  writeChanged(join(target, 'robots.txt'), robotsTxt(origin));
  search.finish(target, listed, removed);
  writeServiceData(target, site, good.names, plan.parts, rendered.refused?.files);
  const documents = addDocuments(target, site, rendered.refused?.files);
  const release = makeRelease(plan, rendered, pages, good.names, documents);
  writeHostFiles(target, release);
  writeRelease(target, release);
  for (const path of removed) removePageFiles(target, path);
  removeOtherRecords(target, new Set(Object.values(pages).map(({ document }) => document)));
  if (target !== out) {
    mkdirSync(dirname(out), { recursive: true });
    renameSync(target, out);
  }
  rememberRelease(out, release);
  rmSync(next, { recursive: true, force: true });
  const wanted = [...site.pages.keys()].filter((path) => !refusedPages.has(path));
  return {
    rendered: rendered.pages.size,
    unchanged: wanted.length - rendered.pages.size - failures.size,
    kept,
    removed: removed.length,
    failures: [...failures].map(([path, error]) => ({ path, error })),
  };
}

const branchPictures = ({ parts: { locations } }: PublishPlan): readonly string[] =>
  locations.flatMap(({ branches }) => branches.flatMap(({ picture }) => picture ?? []));

/**
 * Publishes a site: renders what has changed since the release in `out`, or everything if something that all pages
 * depend on has changed. Pages are rendered beside the site and moved into it one by one, so that every page is always
 * complete. A refused page keeps its last valid version.
 *
 * @throws The signal's reason if it is aborted.
 */
export async function publishSite({
  refused,
  signal,
  effort,
  ...sources
}: PublishOptions): Promise<PublishReport> {
  await readBrands(sources.site);
  const cache = picturesFolder(sources.root);
  const plan = planPublishing(
    sources,
    await readPictures(sources.site, cache),
    await cleanDrawings(sources.site),
  );
  const { out, next } = plan;
  const maker = new PictureMaker(plan.site, plan.pictures, cache, plan.social);
  const { brand, config } = plan.parts;
  const clientSite = { brand, origin: config.origin };
  const { folder, client } = await cachedClient(plan.client, basename(plan.bundle), clientSite);
  signal?.throwIfAborted();
  rmSync(next, { recursive: true, force: true });
  makeRecordsFolder(next);
  const search = new SearchUpdate(plan);
  try {
    const rendered = new RenderedPages(plan, search, maker);
    // Pages that the server renders later show the pictures of branches.
    for (const path of [...plan.changedMedia, ...branchPictures(plan)])
      maker.want(plan.media.names[path] ?? '');
    await renderDue(plan, client, rendered, { refused, signal, effort });
    await maker.addTo(existsSync(out) ? out : next);
    signal?.throwIfAborted();
    return putInPlace(plan, folder, rendered, search);
  } finally {
    search.abandon();
  }
}
