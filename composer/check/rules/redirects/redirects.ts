import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { decoded, type SiteAddresses } from '#composer/check/facts/siteAddresses.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { withVisitorQuery } from '#lib/address/location.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { withReplacement } from '#composer/problems/withReplacement.ts';
import { redirectCodes } from './redirectCodes.ts';

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
  const parameters = { target };
  if (!other) {
    const suggestion = addresses.nearestPage(target);
    const near = suggestion === undefined ? {} : { suggestion };
    return [
      problemAtPath(source, redirectCodes['redirect-to-missing-page'], at, {
        parameters,
        received: target,
        ...near,
      }),
    ];
  }
  return other.fields.redirect
    ? [
        problemAtPath(source, redirectCodes['redirect-to-redirecting-page'], at, {
          parameters,
          received: target,
        }),
      ]
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
