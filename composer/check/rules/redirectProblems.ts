import type { FileReport } from '#composer/check/facts/FileReport.ts';
import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { decoded, type SiteAddresses } from '#composer/check/facts/siteAddresses.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { withVisitorQuery } from '#lib/address/location.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { withReplacement } from '#composer/problems/withReplacement.ts';
import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import { memoize } from '#composer/page/memoize.ts';
import { entryProblem } from '#composer/check/facts/placedProblem.ts';
import { safeRedirect } from '#lib/address/urls.ts';
import {
  examplePage,
  exampleSite,
  type ProblemExamples,
  pageWith,
} from '#composer/problems/problemExample.ts';

/** Problems with redirects of pages and addresses. */
export const redirectCodes = defineProblems({
  'redirect-to-missing-page': error('Redirect to a missing page', 'There is no page {target}.'),
  'redirect-to-redirecting-page': error(
    'Redirect to a redirecting page',
    '{target} also redirects visitors.',
    'Redirect to a page without "redirect".',
  ),
  'redirect-chain': warning(
    'Redirect chain',
    '{target} redirects again, to {end}.',
    'Redirect straight to {end}, so that visitors wait for one answer less.',
  ),
  'redirect-duplicate': error('Duplicate redirect', 'There is already a redirect from {from}.'),
  'redirect-shadows-page': error('Redirect hides a page', 'This redirect would hide the page {from}.'),
  'redirect-leads-outside': error(
    'Redirect to another site',
    'This redirect leads to {received}, which is not on this site.',
    'If it is one of the bank’s sites, add its origin to “redirectOrigins” in site.json.',
  ),
  'redirect-loop': error('Redirect loop', 'These redirects form a loop: {loop}.'),
});

/** Reports pages that redirect to a page that does not exist or redirects too. */
export function pageRedirects({ site, addresses }: SiteFacts): Problem[] {
  return [...site.pages.values()].flatMap((page) => pageRedirectProblems(page, addresses));
}

/** Checks that a redirect leads to a page that exists and does not redirect (PAGE-07). */
function pageRedirectProblems({ fields, source }: PageSource, addresses: SiteAddresses): Problem[] {
  const target = fields.redirect?.to;
  if (target === undefined) return [];
  const other = addresses.sourceAt(target);
  const at = ['redirect', 'to'];
  const details = { parameters: { target }, received: target };
  if (!other) {
    const suggestion = addresses.nearestPage(target);
    return [problemAtPath(source, redirectCodes['redirect-to-missing-page'], at, { ...details, suggestion })];
  }
  return other.fields.redirect
    ? [problemAtPath(source, redirectCodes['redirect-to-redirecting-page'], at, details)]
    : [];
}

/** Reports redirects in `site.json` that are written twice, hide pages, form a loop, or lead to another redirect. */
export function siteRedirects({ site, addresses }: SiteFacts): Problem[] {
  const { siteFile, config } = site;
  if (!siteFile || !config) return [];
  const { source } = siteFile;
  const problems: Problem[] = [];
  const targets = new Map<string, string>();
  config.redirects.forEach(({ from, to }, index) => {
    const at = ['redirects', index, 'from'];
    const parameters = { from };
    const path = decoded(from);
    if (targets.has(path)) {
      problems.push(problemAtPath(source, redirectCodes['redirect-duplicate'], at, { parameters }));
      return;
    }
    targets.set(path, to);
    if (addresses.pageAt(path) !== undefined)
      problems.push(problemAtPath(source, redirectCodes['redirect-shadows-page'], at, { parameters }));
  });
  config.redirects.forEach(({ from, to }, index) => {
    // Of two redirects of one path, only the first is followed.
    if (targets.get(decoded(from)) !== to) return;
    const at = ['redirects', index, 'to'];
    const { loop, end } = follow(decoded(from), targets, addresses);
    if (loop) {
      const parameters = { loop: loop.join(' → ') };
      problems.push(problemAtPath(source, redirectCodes['redirect-loop'], at, { parameters }));
    } else if (end !== undefined && end !== to) {
      const parameters = { target: to, end };
      const problem = problemAtPath(source, redirectCodes['redirect-chain'], at, {
        parameters,
        received: to,
      });
      problems.push(withReplacement(source, problem, JSON.stringify(end)));
    }
  });
  return problems;
}

interface Followed {
  /** The chain of redirects from a path back to itself. */
  readonly loop?: readonly string[];
  /** Where the last redirect leads. `undefined` if they never end. */
  readonly end?: string;
}

/** Follows the redirects that begin at a path, including those of the server from `/es` to `/es/`. */
function follow(start: string, targets: ReadonlyMap<string, string>, addresses: SiteAddresses): Followed {
  const passed = [start];
  let end = targets.get(start) ?? start;
  for (;;) {
    const path = addresses.ownPath(end);
    if (path === start) return { loop: [...passed, start] };
    if (path === undefined || passed.includes(path)) return path === undefined ? { end } : {};
    passed.push(path);
    const page = addresses.pageAt(path);
    const isFolder = page?.endsWith('/') && page !== path;
    // The server looks for a page first.
    if (page !== undefined && !isFolder) return { end };
    const next = targets.get(path) ?? page;
    if (next === undefined) return { end };
    end = withVisitorQuery(next, /\?([^#]*)/.exec(end)?.[1] ?? '');
  }
}

const redirectsIn = memoize((report: FileReport) =>
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

const page = (to: string, fields: Readonly<Record<string, unknown>> = {}) =>
  examplePage([], { redirect: { cookie: 'jp_cookie_consent', is: 'accepted', to }, ...fields });
const withRedirects = (...redirects: readonly { readonly from: string; readonly to: string }[]) => ({
  'site.json': exampleSite({ redirects }),
});

export const redirectExamples: ProblemExamples<typeof redirectCodes> = {
  'redirect-to-missing-page': { 'savings.json': page('/accounts.html') },
  'redirect-to-redirecting-page': {
    'savings.json': page('/accounts.html'),
    'accounts.json': page('/', { title: 'All our accounts' }),
  },
  'redirect-chain': withRedirects({ from: '/old.html', to: '/new.html' }, { from: '/new.html', to: '/' }),
  'redirect-duplicate': withRedirects({ from: '/old.html', to: '/' }, { from: '/old.html', to: '/' }),
  'redirect-shadows-page': {
    ...withRedirects({ from: '/savings.html', to: '/' }),
    'savings.json': examplePage(),
  },
  'redirect-leads-outside': {
    'site.json': exampleSite({ externalHosts: ['www.fdic.gov'] }),
    ...pageWith('SearchResults', {
      heading: 'Search results',
      noResults: 'Try other words.',
      error: 'The search does not answer.',
      redirects: [{ keyword: 'insurance', href: 'https://www.fdic.gov/' }],
    }),
  },
  'redirect-loop': withRedirects({ from: '/a.html', to: '/b.html' }, { from: '/b.html', to: '/a.html' }),
};
