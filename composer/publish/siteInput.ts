import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#composer/page/loadSite.ts';
import type { PageInput, SiteParts } from '#composer/render/pageFeatures.ts';
import { hashedName } from './hashedName.ts';

/** What pages share, out of a loaded site; files with problems are left out. */
export function siteParts(site: Site): SiteParts {
  return {
    config: site.config,
    words: site.words,
    layouts: site.layouts,
    fragments: site.fragments,
  };
}

/** The pages of a site that can be composed. */
export function pageInputs(site: Site): PageInput[] {
  const inputs: PageInput[] = [];
  for (const { path, locale, definition } of site.pages.values()) {
    if (definition) inputs.push({ path, locale, definition });
  }
  return inputs;
}

/** Hashed names of the site's media files by their path, e.g. `/media/savings.svg`. */
export function mediaNames(site: Site): { readonly names: Record<string, string>; readonly files: Map<string, Buffer> } {
  const names: Record<string, string> = {};
  const files = new Map<string, Buffer>();
  for (const path of site.media.keys()) {
    const content = readFileSync(join(site.folder, path));
    names[path] = hashedName(path, content);
    files.set(names[path] ?? path, content);
  }
  return { names, files };
}

/** A short digest of anything JSON can hold. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
