import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import { memoizeByReport } from '#composer/check/facts/memoizeByReport.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { mediaCodes } from './mediaCodes.ts';

/** The address of a file in `media`, anywhere in a text. */
const address = /\/media\/[\w./-]+/g;

/** Returns the media that the facts of a file name. */
const mediaOf = memoizeByReport((report): ReadonlySet<string> => {
  const media = new Set<string>();
  const look = (facts: readonly Fact[]) => {
    for (const { kind, value } of facts)
      if (kind === 'media' || kind === 'link') for (const [path] of value.matchAll(address)) media.add(path);
  };
  look(report.facts);
  for (const { facts } of entriesIn(report.lists.values())) look(facts);
  return media;
});

/** Reports pictures in `media` that no file of a site without errors names. */
export function unusedPictures({ site, reports }: SiteFacts): Problem[] {
  const used = new Set(reports.flatMap((report) => [...mediaOf(report)]));
  const unused = [...site.mediaFiles].filter(([path]) => !used.has(path));
  if (unused.length === 0) return [];
  // Files of data have no facts, and few lines.
  const others = reports.filter(({ source }) => source.kind !== 'page').map(({ source }) => source.text);
  return unused
    .filter(
      ([path]) => /\.(?:svg|png|jpe?g|webp|avif)$/.test(path) && !others.some((text) => text.includes(path)),
    )
    .map(([, { file }]) => {
      const start = { file, tree: undefined, position: () => ({ line: 1, column: 1 }) };
      return problemAtPath(start, mediaCodes['picture-unused'], []);
    });
}
