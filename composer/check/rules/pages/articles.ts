import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import { memoizeByReport } from '#composer/check/facts/memoizeByReport.ts';
import { factProblem, type PlacedFact, propsPath } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { nearest } from '#composer/problems/nearest.ts';
import { pageCodes } from './pageCodes.ts';

/** Reports pages with article details but another page type: no list would show them. */
export function articlePageTypes({ site }: SiteFacts): Problem[] {
  return [...site.pages.values()].flatMap(({ source, fields: { article, pageType = 'general' } }) => {
    if (article === undefined || pageType === 'article') return [];
    const details = { parameters: { pageType } };
    return [problemAtPath(source, pageCodes['article-page-type'], ['article'], details, 'name')];
  });
}

const namedArticles = memoizeByReport((report) =>
  [...entriesIn(report.lists.values())].flatMap((entry) =>
    entry.facts.filter(({ kind }) => kind === 'article').map((fact): PlacedFact => ({ entry, fact })),
  ),
);

/** Reports paths in article lists that don't lead to an article. */
export function articlePaths({ site: { pages }, reports }: SiteFacts): Problem[] {
  const isArticle = (path: string) => pages.get(path)?.fields.article !== undefined;
  const problem = ({ entry, fact }: PlacedFact) => {
    const target = fact.value;
    const near = nearest(
      target,
      [...pages.keys()].filter((path) => isArticle(path)),
    );
    return factProblem(undefined, entry.source, propsPath(entry), fact, pageCodes['no-article'], {
      parameters: { target, is: pages.has(target) ? 'is a page but not an article' : 'does not exist' },
      received: target,
      ...(near !== undefined && { suggestion: near }),
    });
  };
  return reports
    .flatMap(namedArticles)
    .filter(({ fact }) => !isArticle(fact.value))
    .map(problem);
}
