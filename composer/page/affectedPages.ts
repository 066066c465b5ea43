import { isRecord } from '#lib/values/isRecord.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { EntryLists } from './expandFragments.ts';
import { brandOfFile, findByLocale, type Site } from './loadSite.ts';
import { BranchPageFile } from './branchPages.ts';
import type { PageSource } from './PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { valueAt } from './valueAt.ts';
import type { SourceFile } from './sourceFile.ts';

/**
 * Returns the paths of the pages that use a file with one of the problems: the page's own file, or its layout,
 * fragments or words. Returns all pages if their brand has a problem, or if `site.json` is invalid.
 */
export function affectedPages(site: Site, problems: readonly Problem[]): ReadonlySet<string> {
  const bad = new Set(problems.map(({ file }) => file));
  const affected = new Set<string>();
  if (bad.size === 0) return affected;
  const ofBrand = [...bad].some(
    (file) => brandOfFile(file) !== undefined && brandOfFile(file) === site.brandName,
  );
  const isBrandGone = site.brandName !== undefined && !site.files.has(`brands/${site.brandName}/brand.json`);
  const all = ofBrand || isBrandGone || (bad.has('site.json') && !site.config);
  for (const page of site.pages.values()) {
    if (all || isMadeOf(site, page, bad)) affected.add(page.path);
  }
  return affected;
}

/** Whether a page uses one of the files: its own, its layout's, those of fragments in both, or its language's words. */
export const isMadeOf = (site: Site, page: PageSource, files: ReadonlySet<string>): boolean =>
  files.has(page.source.file) ||
  files.has(`words/${page.locale}.json`) ||
  [...filesOf(site, page)].some((file) => files.has(file));

/** Returns the file of a page, of its layout, and of all fragments in them. */
function filesOf(site: Site, page: PageSource): ReadonlySet<string> {
  const layout = site.layouts.get(page.layoutName ?? site.config?.defaultLayout ?? 'standard');
  const template = page.source instanceof BranchPageFile ? [page.source.template] : [];
  const sources = [page.source, ...template, ...(layout ? [layout.source] : [])];
  const files = new Set(sources.map(({ file }) => file));
  const { fragmentOf, slotsOf, find, sectionsOf } = writtenLists(site, page.locale);
  // Each fragment is visited once: expanding them could take forever, which the check reports.
  const visit = (entries: readonly unknown[]) => {
    for (const entry of entries) {
      const fragment = find(fragmentOf(entry) ?? '');
      if (fragment && !files.has(fragment.file)) {
        files.add(fragment.file);
        visit(sectionsOf(fragment));
      }
      for (const slot of slotsOf(entry)) visit(slot);
    }
  };
  for (const { value } of sources)
    for (const name of ['sections', 'top', 'bottom']) visit(listAt(value, name));
  return files;
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const list = valueAt(value, [name]);
  return Array.isArray(list) ? list : [];
}

/** Reads section lists from unvalidated JSON. */
const writtenLists = (site: Site, locale: Locale): EntryLists<unknown, SourceFile> => ({
  fragmentOf: (entry) => {
    const name = valueAt(entry, ['fragment']);
    return typeof name === 'string' ? name : undefined;
  },
  slotsOf: (entry) => {
    const slots = valueAt(entry, ['slots']);
    return isRecord(slots)
      ? Object.values(slots).filter((list): list is unknown[] => Array.isArray(list))
      : [];
  },
  find: (name) => findByLocale(site.fragments, name, locale)?.source,
  keyOf: ({ file }) => file,
  sectionsOf: ({ value }) => listAt(value, 'sections'),
});
