import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import { memoizeByReport } from '#composer/check/facts/memoizeByReport.ts';
import { entryProblem } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { safeRedirect } from '#lib/address/urls.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { redirectCodes } from './redirectCodes.ts';

const redirectsIn = memoizeByReport((report) =>
  [...entriesIn(report.lists.values())].flatMap((entry) =>
    (entry.redirects ?? []).map((redirect) => ({ ...redirect, entry })),
  ),
);

/** Reports redirects of sections that lead neither to this site nor to an origin that `site.json` allows (SEC-01). */
export function sectionRedirects({ site: { config }, reports }: SiteFacts): Problem[] {
  const origins = config?.redirectOrigins ?? [];
  return reports
    .flatMap(redirectsIn)
    .filter(({ href }) => safeRedirect(href, origins) === undefined)
    .map(({ entry, href, path }) =>
      entryProblem(undefined, entry, redirectCodes['redirect-leads-outside'], ['props', ...path], {
        parameters: { received: JSON.stringify(href) },
        received: href,
      }),
    );
}
