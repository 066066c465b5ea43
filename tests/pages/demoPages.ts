import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Locale } from '#lib/format/locale.ts';
import { readRelease } from '#composer/release/release.ts';

/**
 * Returns the paths of all pages of the demo bank, including those that the sitemap omits (error and thank-you pages).
 */
export function demoPages(releaseFolder = inject('releaseFolder')): string[] {
  const release = readRelease(releaseFolder);
  return Object.keys(release?.pages ?? {}).filter((path) => !path.startsWith('/trial/'));
}

/** Returns the paths of the pages in one language. */
export function demoPagesIn(locale: Locale, releaseFolder = inject('releaseFolder')): string[] {
  const release = readRelease(releaseFolder);
  return demoPages(releaseFolder).filter((path) => release?.pages[path]?.locale === locale);
}

const sectionsIn = (html: string) =>
  [...html.matchAll(/data-section="?(\w+)/g)].map((match) => match[1] ?? '');

interface ShownPage {
  readonly path: string;
  readonly locale: Locale | undefined;
  /** Names of the sections on the page, including those of its layout. */
  readonly sections: ReadonlySet<string>;
}

function shownPages(releaseFolder: string): ShownPage[] {
  const pages = readRelease(releaseFolder)?.pages ?? {};
  return demoPages(releaseFolder).map((path) => {
    const file = join(releaseFolder, path.endsWith('/') ? `${path}index.html` : path);
    return { path, locale: pages[path]?.locale, sections: new Set(sectionsIn(readFileSync(file, 'utf8'))) };
  });
}

/**
 * Returns the pages that differ in more than their texts: of articles with the same sections in the same language, only
 * the first. For tests of how a page's sections work together. Tests of texts and looks use all `demoPages`.
 */
export function distinctPages(releaseFolder = inject('releaseFolder')): string[] {
  const seen = new Set<string>();
  return shownPages(releaseFolder)
    .filter(({ locale, sections }) => {
      if (!sections.has('ArticleHeader')) return true;
      const shape = [locale, ...[...sections].toSorted()].join(' ');
      const isNew = !seen.has(shape);
      seen.add(shape);
      return isNew;
    })
    .map(({ path }) => path);
}

/** Returns a small set of pages that together show everything that the pages show, as `shownBy` names it. */
function covering(releaseFolder: string, shownBy: (page: ShownPage) => string[]): string[] {
  const pages = shownPages(releaseFolder).map((page) => ({ path: page.path, shows: shownBy(page) }));
  const open = new Set(pages.flatMap(({ shows }) => shows));
  const taken = new Set<string>();
  while (open.size > 0) {
    const added = ({ shows }: (typeof pages)[number]) => shows.filter((shown) => open.has(shown)).length;
    const best = pages.reduce((one, other) => (added(other) > added(one) ? other : one));
    taken.add(best.path);
    for (const shown of best.shows) open.delete(shown);
  }
  return pages.map(({ path }) => path).filter((path) => taken.has(path));
}

/** Returns a small set of pages that together show every section in every language that has it, and every form. */
export const coveringPages = (releaseFolder = inject('releaseFolder')): string[] =>
  covering(releaseFolder, ({ path, locale, sections }) =>
    [...sections].map((name) => (name === 'Form' ? path : `${locale} ${name}`)),
  );

/** Returns a smaller set that shows every section once, for tests of what depends on neither language nor texts. */
export const sectionPages = (releaseFolder = inject('releaseFolder')): string[] =>
  covering(releaseFolder, ({ sections }) => [...sections]);
