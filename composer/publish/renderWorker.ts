import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import { composePage } from '#composer/render/composePage.ts';
import type { PageInput, SiteParts } from '#composer/render/pageFeatures.ts';
import { FragmentCache } from '#composer/render/FragmentCache.ts';
import { renderPage, type RenderEnvironment } from '#composer/render/renderPage.ts';
import type { ClientBuild } from './buildClient.ts';
import { pageFile } from './pageFile.ts';
import { pageText, type PageText } from './searchText.ts';
import { pageForms, type PublishedForm } from './siteForms.ts';
import { writeCompressedBeside } from './writeCompressed.ts';

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
  /** What the search index keeps of it. */
  readonly text: PageText;
  readonly forms: readonly PublishedForm[];
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

const folders = new Set<string>();

function ensureFolder(file: string): void {
  const folder = dirname(file);
  if (folders.has(folder) && existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  folders.add(folder);
}

/** Renders and writes the pages of one job. Runs in a worker thread. */
export default function renderJob(job: RenderJob): RenderedFact[] {
  const environment = environmentOf(job);
  const { parts, out, quality } = job.setup;
  return job.pages.map((input) => {
    const { path } = input;
    try {
      const { html } = renderPage(composePage(parts, input, registry, behaviourNames), environment);
      const file = join(out, pageFile(path));
      ensureFolder(file);
      writeCompressedBeside(file, html, quality);
      return { path, text: pageText(html), forms: pageForms(parts, input, registry) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { path, text: { headings: '', body: '' }, forms: [], error: reason };
    }
  });
}
