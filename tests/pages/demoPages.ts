import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import type { Locale } from '#lib/format/locale.ts';
import { readRelease } from '#composer/release/release.ts';

/** Pages of branches, which one template makes; the test of each language has one of them. */
const branchPage = /\/branches\//;
const branchInTests = 'oh/canton-68-market-avenue-north';

/**
 * Returns the paths of all pages of the demo bank, including those that the sitemap omits (error and thank-you pages),
 * and one of the branches in each language.
 */
export function demoPages(releaseFolder = inject('releaseFolder')): string[] {
  const release = readRelease(releaseFolder);
  return Object.keys(release?.pages ?? {}).filter(
    (path) => !path.startsWith('/trial/') && (!branchPage.test(path) || path.includes(branchInTests)),
  );
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
  /** Kinds of the fields of its forms. */
  readonly fields: readonly string[];
}

const kindsOf = (fields: FormDefinition['fields']): string[] =>
  fields.flatMap((field) => [
    `field ${field.kind}`,
    ...(field.kind === 'group' ? kindsOf(field.fields) : []),
  ]);

function shownPages(releaseFolder: string): ShownPage[] {
  const { pages = {}, forms = {} } = readRelease(releaseFolder) ?? {};
  return demoPages(releaseFolder).map((path) => {
    const file = join(releaseFolder, path.endsWith('/') ? `${path}index.html` : path);
    const fields = Object.values(forms)
      .filter(({ page }) => page === path)
      // The site that was published checked its forms.
      .flatMap(({ definition }) => kindsOf((definition as FormDefinition).fields));
    const sections = new Set(sectionsIn(readFileSync(file, 'utf8')));
    return { path, locale: pages[path]?.locale, sections, fields };
  });
}

/** Returns one page of each set of sections, and every page with a form. */
export function distinctPages(releaseFolder = inject('releaseFolder')): string[] {
  const seen = new Set<string>();
  return shownPages(releaseFolder)
    .filter(({ sections, fields }) => {
      const shape = [...sections].toSorted().join(' ');
      const isNew = fields.length > 0 || !seen.has(shape);
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

/** Returns pages that together show every section in every language that has it, and every kind of form field. */
export const coveringPages = (releaseFolder = inject('releaseFolder')): string[] =>
  covering(releaseFolder, ({ locale, sections, fields }) => [
    ...[...sections].map((name) => `${locale} ${name}`),
    ...fields,
  ]);

/** Returns fewer pages, for tests of what does not depend on texts: every section, field and language once. */
export const sectionPages = (releaseFolder = inject('releaseFolder')): string[] =>
  covering(releaseFolder, ({ locale, sections, fields }) => [...sections, ...fields, `in ${locale}`]);

/** Returns pages that together show each of these sections once. */
export const pagesWith = (names: ReadonlySet<string>, releaseFolder = inject('releaseFolder')): string[] =>
  covering(releaseFolder, ({ sections }) => [...sections].filter((name) => names.has(name)));
