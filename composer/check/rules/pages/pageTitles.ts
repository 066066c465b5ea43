import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { pageCodes } from './pageCodes.ts';
import type { Site } from '#composer/page/loadSite.ts';

/** Reports titles and descriptions that search results would truncate, and duplicate titles. */
export function pageTitles({ site }: SiteFacts): Problem[] {
  const problems: Problem[] = [];
  const titles = new Map<string, PageSource>();
  for (const page of site.pages.values()) {
    problems.push(...lengthProblems(page));
    const { title, noindex } = page.fields;
    const other = title === undefined ? undefined : titles.get(`${page.locale} ${title}`);
    if (other && noindex !== true) {
      problems.push(
        problemAtPath(page.source, pageCodes['duplicate-title'], ['title'], {
          parameters: { other: other.source.file },
        }),
      );
    } else if (title !== undefined) titles.set(`${page.locale} ${title}`, page);
  }
  return problems;
}

/** The number of characters that search engines show. A Chinese character counts as two. */
const lengths = { title: { min: 10, max: 65 }, description: { min: 50, max: 165 } } as const;

function lengthProblems({ fields, source }: PageSource): Problem[] {
  if (fields.noindex) return [];
  return (['title', 'description'] as const).flatMap((name) => {
    const { min, max } = lengths[name];
    const text = fields[name];
    if (text === undefined) return [];
    const length = displayWidth(text);
    if (length >= min && length <= max) return [];
    const advice =
      length < min ? `at least ${min} work better in search results` : `search results show about ${max}`;
    return [problemAtPath(source, pageCodes[`${name}-length`], [name], { parameters: { length, advice } })];
  });
}

const displayWidth = (text: string) => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);

/** Folders whose addresses the server, or a web server in front of it, answers with something else than pages. */
const reserved = /^\/(?:_portico|assets|content\/content|health|svt|voice)\//;

/** Reports file names that make an invalid page address, and pages with the same address. */
export function pageAddresses({ site }: SiteFacts): Problem[] {
  return [...site.pages.values()].flatMap((page) => addressProblems(page, site));
}

function addressProblems({ path, source }: PageSource, site: Site): Problem[] {
  const problems: Problem[] = [];
  if (!/^[a-z0-9./-]+$/.test(path))
    problems.push(problemAtPath(source, pageCodes['page-name'], [], { parameters: { path } }));
  const [folder] = reserved.exec(path) ?? [];
  if (folder !== undefined)
    problems.push(problemAtPath(source, pageCodes['reserved-address'], [], { parameters: { folder } }));
  if (path.endsWith('.html')) {
    const twin = site.pages.get(path.replace(/\.html$/, '/'));
    const parameters = { other: twin?.source.file ?? '', path: path.replace(/\.html$/, '') };
    if (twin) problems.push(problemAtPath(source, pageCodes['duplicate-page'], [], { parameters }));
  }
  return problems;
}
