import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import { factProblem, propsPath } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { withReplacement } from '#composer/problems/withReplacement.ts';
import { alternateCodes } from './alternates.ts';

/**
 * Reports links that lead from a page in another language to an English one that exists in the page's own language too.
 * A page may link to its own English version.
 */
export function languageLinks(facts: SiteFacts): Problem[] {
  const pages = new Map([...facts.site.pages.values()].map((page) => [page.source, page]));
  return facts.reports.flatMap(({ source, lists }) => {
    const page = pages.get(source);
    if (!page || page.locale === 'en') return [];
    return [...entriesIn(lists.values())]
      .filter((entry) => entry.source === source)
      .flatMap((entry) =>
        entry.facts.flatMap((fact) => linkProblem(page, () => propsPath(entry), fact, facts)),
      );
  });
}

function linkProblem(
  page: PageSource,
  base: () => JsonPath,
  fact: Fact,
  { addresses }: SiteFacts,
): readonly Problem[] {
  const destination = fact.kind === 'link' ? addresses.destination(fact.value) : undefined;
  if (destination?.type !== 'page') return [];
  const target = addresses.sourceAt(destination.path);
  const own = target?.locale === 'en' ? target.fields.alternates?.[page.locale] : undefined;
  if (own === undefined || own === page.path || !addresses.sourceAt(own)) return [];
  const parameters = { target: destination.path, own };
  const details = { parameters, received: fact.value, suggestion: own };
  const problem = factProblem(
    undefined,
    page.source,
    base(),
    fact,
    alternateCodes['link-in-english'],
    details,
  );
  // Anchors may have other names there.
  return [
    /[?#]/.test(fact.value)
      ? problem
      : withReplacement(page.source, problem, fact.index === undefined ? JSON.stringify(own) : own),
  ];
}
