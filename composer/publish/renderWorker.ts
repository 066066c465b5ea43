import { join } from 'node:path';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import { composePage } from '#composer/render/composePage.ts';
import type { PageInput, SiteParts } from '#composer/render/pageFeatures.ts';
import { FragmentCache } from '#composer/render/FragmentCache.ts';
import { renderPage, type RenderEnvironment } from '#composer/render/renderPage.ts';
import type { ClientBuild } from './buildClient.ts';
import { pageFile } from './pageFile.ts';
import { writeCompressed } from './writeCompressed.ts';

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

/** Renders and writes the pages of one job. Runs in a worker thread. */
export default function renderJob(job: RenderJob): RenderedFact[] {
  const environment = environmentOf(job);
  return job.pages.map((input) => {
    try {
      const composed = composePage(job.setup.parts, input, registry, behaviourNames);
      const { html } = renderPage(composed, environment);
      writeCompressed(join(job.setup.out, pageFile(input.path)), html, job.setup.quality);
      return { path: input.path, bytes: Buffer.byteLength(html) };
    } catch (error) {
      return {
        path: input.path,
        bytes: 0,
        error: error instanceof Error ? error.message : String(error),
      };
    }
  });
}
