import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import { type PlacedFact, placedProblem } from '#composer/check/facts/placedProblem.ts';
import type { SiteAddresses } from '#composer/check/facts/siteAddresses.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { withReplacement } from '#composer/problems/withReplacement.ts';
import type { Locale } from '#lib/format/locale.ts';
import { alternateCodes } from './alternates.ts';

/**
 * Reports links that lead from a page in another language to an English one that exists in the page's own language too.
 * A page may link to its own English version; fragments and layouts belong to no language.
 */
export function languageLinks({ site, reports, addresses }: SiteFacts): Problem[] {
  const paths = new Map([...site.pages.values()].map(({ source, path }) => [source, path]));
  return reports.flatMap(({ source, locale = 'en', lists }) => {
    if (locale === 'en') return [];
    const path = paths.get(source);
    return [...entriesIn(lists.values())].flatMap((entry) =>
      entry.facts.flatMap((fact) => linkProblem({ entry, fact }, { locale, path }, addresses)),
    );
  });
}

function linkProblem(
  placed: PlacedFact,
  { locale, path }: { readonly locale: Locale; readonly path: string | undefined },
  addresses: SiteAddresses,
): readonly Problem[] {
  const { kind, value, index } = placed.fact;
  const destination = kind === 'link' ? addresses.destination(value) : undefined;
  if (destination?.type !== 'page') return [];
  const target = addresses.sourceAt(destination.path);
  const own = target?.locale === 'en' ? target.fields.alternates?.[locale] : undefined;
  if (own === undefined || own === path || !addresses.sourceAt(own)) return [];
  const problem = placedProblem(undefined, placed, alternateCodes['link-in-english'], {
    parameters: { target: destination.path },
    received: value,
    suggestion: own,
  });
  // Anchors may have other names there.
  if (/[?#]/.test(value)) return [problem];
  return [withReplacement(placed.entry.source, problem, index === undefined ? JSON.stringify(own) : own)];
}
