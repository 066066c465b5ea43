import { isRecord } from '#lib/isRecord.ts';
import { brandOfFile, findByLocale, type Site } from './loadSite.ts';
import type { PageSource } from './PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { valueAt } from './schemaAt.ts';
import type { SourceFile } from './sourceFile.ts';

/**
 * Paths of the pages that are made of a file with one of the problems: the page itself, or every page that stands in
 * such a layout, holds such a fragment or uses such words; all of them when it is their brand's, or while `site.json`
 * cannot be used.
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
    if (all || bad.has(`words/${page.locale}.json`) || filesOf(site, page).some((file) => bad.has(file))) {
      affected.add(page.path);
    }
  }
  return affected;
}

/** The page's file, its layout's, and those of all fragments in them. */
function filesOf(site: Site, page: PageSource): readonly string[] {
  const layout = site.layouts.get(page.layoutName ?? site.config?.defaultLayout ?? 'standard');
  const found = new Map<string, SourceFile>();
  const open = [page.source, ...(layout ? [layout.source] : [])];
  for (let source = open.pop(); source; source = open.pop()) {
    if (found.has(source.file)) continue;
    found.set(source.file, source);
    for (const name of fragmentNames(source.value)) {
      const fragment = findByLocale(site.fragments, name, page.locale);
      if (fragment) open.push(fragment.source);
    }
  }
  return [...found.keys()];
}

function fragmentNames(definition: unknown): string[] {
  const names: string[] = [];
  const read = (entries: unknown) => {
    if (!Array.isArray(entries)) return;
    for (const entry of entries) {
      const name = valueAt(entry, ['fragment']);
      if (typeof name === 'string') names.push(name);
      const slots = valueAt(entry, ['slots']);
      if (isRecord(slots)) Object.values(slots).forEach(read);
    }
  };
  for (const list of ['sections', 'top', 'bottom']) read(valueAt(definition, [list]));
  return names;
}
