import { locales } from '#lib/format/locale.ts';
import { fileOfRate } from '#composer/rates/knownRates.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { FileReport } from './facts/FileReport.ts';
import { entriesIn } from './facts/EntryReport.ts';
import type { SiteFacts } from './facts/SiteFacts.ts';

/**
 * Returns the files that a file of the site is made with, including itself: for a page its layout, its fragments, the
 * words of its language and the files of the rates that these name; for a layout or fragment, the fragments in it and
 * their rates. `site.json` is one of them while it is missing or invalid.
 */
export function reachedFiles({ site, reports, compositions }: SiteFacts, file: string): ReadonlySet<string> {
  const byFile = new Map(reports.map((report) => [report.source.file, report]));
  const page = [...site.pages.values()].find(({ source }) => source.file === file);
  const made = page ? (compositions.get(page.path)?.made ?? []) : [];
  const files = new Set([file, ...made.flatMap(({ found }) => found?.source.file ?? [])]);
  if (page) files.add(`words/${page.locale}.json`);
  else addFragments(site, byFile, file, files);
  const entries = [...files].flatMap((one) => [...entriesOf(byFile.get(one))]);
  for (const { key } of entries.flatMap(({ rates }) => rates)) files.add(`rates/${fileOfRate(key)}.json`);
  if (!site.config) files.add('site.json');
  return files;
}

const entriesOf = (report: FileReport | undefined) => (report ? entriesIn(report.lists.values()) : []);

/** Adds the fragments that a file names, in all languages, and those in them. */
function addFragments(
  site: Site,
  byFile: ReadonlyMap<string, FileReport>,
  file: string,
  files: Set<string>,
): void {
  for (const { fragment } of entriesOf(byFile.get(file))) {
    if (fragment === undefined) continue;
    for (const name of [fragment, ...locales.map((locale) => `${locale}/${fragment}`)]) {
      const found = site.fragments.get(name)?.source.file;
      if (found === undefined || files.has(found)) continue;
      files.add(found);
      addFragments(site, byFile, found, files);
    }
  }
}
