import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAsLoaded, reloadFile, type Site } from '#composer/page/loadSite.ts';
import { applyFixes } from '#composer/problems/edit.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { groupBy } from '#lib/values/groupBy.ts';

/** A fix can reveal the next problem: for invalid JSON, only the first mistake is known. */
const mostRounds = 100;

/**
 * Applies the fixes of problems on disk until none is left. Writes a file only if it is still as it was checked, and
 * never back to a text that it had before. Keeps byte-order marks.
 *
 * @param check Returns the problems of the site after a change.
 * @returns The number of fixes, and the problems that are left.
 */
export async function fixFiles(
  site: Site,
  found: readonly Problem[],
  check: () => Promise<readonly Problem[]>,
): Promise<{ made: number; left: readonly Problem[] }> {
  const texts = new Map<string, Set<string>>();
  let left = found;
  let made = 0;
  for (let round = 0; round < mostRounds; round++) {
    const before = made;
    for (const [file, inFile] of groupBy(left, (problem) => problem.file)) {
      const had = texts.get(file) ?? new Set();
      texts.set(file, had);
      made += fixFile(site, file, inFile, had);
    }
    if (made === before) break;
    left = await check();
  }
  return { made, left };
}

function fixFile(site: Site, file: string, problems: readonly Problem[], had: Set<string>): number {
  const source = site.files.get(file);
  if (!source || !problems.some(({ fix }) => fix) || !isAsLoaded(site, source)) return 0;
  const { text, fixed } = applyFixes(source.text, problems);
  had.add(source.text);
  if (had.has(text)) return 0;
  writeFileSync(join(site.folder, file), source.contentWith(text));
  reloadFile(site, file);
  return fixed.length;
}
