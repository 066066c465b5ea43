import { isRecord } from '#lib/values/isRecord.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { ArticleField } from '#section-kit/defineSection.ts';
import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { localeOfFile } from '#composer/check/facts/localeOfFile.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { pageCodes } from './pageCodes.ts';

type Offered = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the values of articles that the site's filters and lists offer, by language and field. */
function offeredValues({ reports }: SiteFacts): Offered {
  const offered = new Map<string, Set<string>>();
  for (const { source, lists } of reports)
    for (const { articleValues: values = [] } of entriesIn(lists.values()))
      for (const { field, value } of values) {
        const key = `${localeOfFile(source)} ${field}`;
        offered.set(key, (offered.get(key) ?? new Set()).add(value));
      }
  return offered;
}

/** Reports articles whose topic or audience is in no filter of their language. An article need not be about a product. */
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
  offered: Offered,
  locale: Locale,
): Problem[] {
  const known = offered.get(`${locale} ${field}`);
  if (!known || known.has(value)) return [];
  const near = nearest(value, known);
  return [
    problemAtPath(source, pageCodes['article-value-unknown'], ['article', field], {
      parameters: { field, value, known: [...known].join(', ') },
      received: value,
      ...(near !== undefined && { suggestion: near }),
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
