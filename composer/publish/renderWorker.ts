import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import { composePage } from '#composer/render/composePage.ts';
import type { PageInput, SiteParts } from '#composer/render/pageFeatures.ts';
import { FragmentCache } from '#composer/render/FragmentCache.ts';
import { renderPage, type RenderEnvironment } from '#composer/render/renderPage.ts';
import type { ClientBuild } from './buildClient.ts';
import { pageFile } from './pageFile.ts';

/** What a worker needs once, before its first page. */
export interface WorkerSetup {
  readonly parts: SiteParts;
  readonly client: ClientBuild;
  /** Scripts by their features, joined by commas. */
  readonly programs: Readonly<Record<string, string>>;
  readonly media: Readonly<Record<string, string>>;
  /** Folder the pages are written to. */
  readonly out: string;
  /** Brotli quality, 0 to 11. */
  readonly quality: number;
}

export interface RenderJob {
  /** Changes when the setup does. */
  readonly setupId: string;
  readonly setup: WorkerSetup;
  readonly pages: readonly PageInput[];
}

export interface RenderedFact {
  readonly path: string;
  readonly csp: string;
  /** Bytes of the document. */
  readonly bytes: number;
  /** Why it could not be rendered; the other fields are empty then. */
  readonly error?: string;
}

let current: { id: string; environment: RenderEnvironment } | undefined;

function environmentOf({ setupId, setup }: RenderJob): RenderEnvironment {
  if (current?.id === setupId) return current.environment;
  const { client, programs, media, parts } = setup;
  const environment: RenderEnvironment = {
    site: parts.config,
    cache: new FragmentCache(),
    assets: {
      fontFaces: client.fontFaces,
      variablesHref: client.variablesHref,
      islands: new Map(Object.entries(client.islands)),
      behaviours: behaviourNames,
      program: (features) => ({ inline: programs[features.join(',')] ?? '' }),
      media: (path) => (Object.hasOwn(media, path) ? (media[path] ?? path) : path),
    },
  };
  current = { id: setupId, environment };
  return environment;
}

function writePage(out: string, path: string, html: string, quality: number): void {
  const file = join(out, pageFile(path));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  writeFileSync(`${file}.br`, brotliCompressSync(html, { params }));
  writeFileSync(`${file}.gz`, gzipSync(html, { level: quality > 6 ? 9 : 6 }));
}

/** Renders and writes the pages of one job. Runs in a worker thread. */
export default function renderJob(job: RenderJob): RenderedFact[] {
  const environment = environmentOf(job);
  return job.pages.map((input) => {
    try {
      const composed = composePage(job.setup.parts, input, registry, behaviourNames);
      const { html, csp } = renderPage(composed, environment);
      writePage(job.setup.out, input.path, html, job.setup.quality);
      return { path: input.path, csp, bytes: Buffer.byteLength(html) };
    } catch (error) {
      return { path: input.path, csp: '', bytes: 0, error: error instanceof Error ? error.message : String(error) };
    }
  });
}
