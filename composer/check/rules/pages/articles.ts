import type { FileReport } from '#composer/check/facts/FileReport.ts';
import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import { memoize } from '#composer/page/memoize.ts';
import { type PlacedFact, factsOf, placedProblem } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { nearest } from '#composer/problems/nearest.ts';
import { pageCodes } from './pageCodes.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { type Locale, locales } from '#lib/format/locale.ts';
import type { ArticleField } from '#section-kit/defineSection.ts';
import type { PageSource } from '#composer/page/PageSource.ts';

/** Reports pages with article details but another page type: no list would show them. */
export function articlePageTypes({ site }: SiteFacts): Problem[] {
  return [...site.pages.values()].flatMap(({ source, fields: { article, pageType = 'general' } }) => {
    if (article === undefined || pageType === 'article') return [];
    const details = { parameters: { pageType } };
    return [problemAtPath(source, pageCodes['article-page-type'], ['article'], details, 'name')];
  });
}

const namedArticles = memoize((report: FileReport) =>
  factsOf(
    [...entriesIn(report.lists.values())].map((entry) => ({ entry })),
    'article',
  ),
);

/** Reports paths in article lists that don't lead to an article. */
export function articlePaths({ site: { pages }, reports }: SiteFacts): Problem[] {
  const isArticle = (path: string) => pages.get(path)?.fields.article !== undefined;
  const problem = (place: PlacedFact) => {
    const target = place.fact.value;
    const articles = [...pages.keys()].filter((path) => isArticle(path));
    return placedProblem(undefined, place, pageCodes['no-article'], {
      parameters: { target, is: pages.has(target) ? 'is a page but not an article' : 'does not exist' },
      received: target,
      suggestion: nearest(target, articles),
    });
  };
  return reports
    .flatMap(namedArticles)
    .filter(({ fact }) => !isArticle(fact.value))
    .map(problem);
}

/** The values of articles by language and field. */
interface Offered {
  /** Those that filters offer. Without a filter, articles may have any value. */
  readonly filters: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those by which lists select articles. */
  readonly lists: ReadonlyMap<string, ReadonlySet<string>>;
}

const valuesIn = memoize((report: FileReport) =>
  [...entriesIn(report.lists.values())].flatMap((entry) => entry.articleValues ?? []),
);

/** Returns the values of articles that the site's filters and lists offer. What is in shared files is in all languages. */
function offeredValues({ reports }: SiteFacts): Offered {
  const offered = { filters: new Map<string, Set<string>>(), lists: new Map<string, Set<string>>() };
  for (const report of reports)
    for (const { field, value, isSelected = false } of valuesIn(report))
      for (const locale of report.locale ? [report.locale] : locales) {
        const place = isSelected ? offered.lists : offered.filters;
        const key = `${locale} ${field}`;
        place.set(key, (place.get(key) ?? new Set()).add(value));
      }
  return offered;
}

/** Reports articles whose topic or audience is in no filter or list of their language. An article need not be about a product. */
export function articleValues(facts: SiteFacts): Problem[] {
  const offered = offeredValues(facts);
  return [...facts.site.pages.values()].flatMap((page) => {
    const { article, pageType } = page.fields;
    if (!article || pageType !== 'article') return [];
    return (['topic', 'audience'] as const).flatMap((field) =>
      unknownValue(page, field, article[field], offered, page.locale),
    );
  });
}

function unknownValue(
  { source }: PageSource,
  field: ArticleField,
  value: string,
  { filters, lists }: Offered,
  locale: Locale,
): Problem[] {
  const key = `${locale} ${field}`;
  const inFilters = filters.get(key);
  if (!inFilters) return [];
  const known = new Set([...inFilters, ...(lists.get(key) ?? [])]);
  if (known.has(value)) return [];
  return [
    problemAtPath(source, pageCodes['article-value-unknown'], ['article', field], {
      parameters: { field, value, known: [...known].join(', ') },
      received: value,
      suggestion: nearest(value, known),
    }),
  ];
}

/** Reports pages of the type `article`, or without a type in a folder `articles`, that have no article details. */
export function articlesWithoutDetails({ site }: SiteFacts): Problem[] {
  return [...site.pages.values()].flatMap(({ source, path, fields: { article, pageType, noindex } }) => {
    const isIn = noindex !== true && /\/articles\/[^/.]+\.html$/.test(path);
    if (article !== undefined || (pageType !== 'article' && !isIn)) return [];
    const { value } = source;
    // Details with a mistake are another problem, and a page may say that it is no article.
    if (!isRecord(value) || 'article' in value || (pageType !== 'article' && 'pageType' in value)) return [];
    const is = pageType === 'article' ? 'of the type “article”' : 'in the folder of articles';
    return [problemAtPath(source, pageCodes['article-without-details'], [], { parameters: { is } })];
  });
}
