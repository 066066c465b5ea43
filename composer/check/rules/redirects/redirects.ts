import { safeHref } from '#lib/address/urls.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { SiteAddresses } from '#composer/check/facts/siteAddresses.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
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

/** Reports redirects in `site.json` that hide pages, lead nowhere, or form a loop. */
export function siteRedirects({ site, addresses }: SiteFacts): Problem[] {
  const { siteFile, config } = site;
  if (!siteFile || !config) return [];
  const problems: Problem[] = [];
  const targets = new Map<string, string>();
  config.redirects.forEach(({ from, to }, index) => {
    const at = ['redirects', index];
    const parameters = { from };
    if (targets.has(from)) {
      problems.push(
        problemAtPath(siteFile.source, redirectCodes['redirect-duplicate'], [...at, 'from'], { parameters }),
      );
      return;
    }
    targets.set(from, to);
    if (addresses.pageAt(from) !== undefined) {
      problems.push(
        problemAtPath(siteFile.source, redirectCodes['redirect-shadows-page'], [...at, 'from'], {
          parameters,
        }),
      );
    }
  });
  config.redirects.forEach(({ from }, index) => {
    const loop = circle(from, targets);
    if (!loop) return;
    const parameters = { loop: loop.join(' → ') };
    problems.push(
      problemAtPath(siteFile.source, redirectCodes['redirect-loop'], ['redirects', index, 'to'], {
        parameters,
      }),
    );
  });
  return problems;
}

/** Returns the chain of redirects from `start` back to itself, or `undefined` if there is none. */
function circle(start: string, targets: ReadonlyMap<string, string>): readonly string[] | undefined {
  const passed = [start];
  let at = pathOf(targets.get(start));
  while (at !== undefined && at !== start) {
    if (passed.includes(at)) return undefined;
    passed.push(at);
    at = pathOf(targets.get(at));
  }
  return at === undefined ? undefined : [...passed, start];
}

const pathOf = (href: string | undefined) =>
  href?.startsWith('/') && safeHref(href) !== undefined ? href.split(/[?#]/, 1)[0] : undefined;
