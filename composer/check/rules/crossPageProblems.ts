import { localeCodes, localeOfPath, locales, type Locale } from '#lib/locale.ts';
import { safeHref } from '#lib/urls.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import type { SiteAddresses } from '#composer/check/facts/siteAddresses.ts';

/** Problems of addresses, titles and languages that only show when all pages are known. */
export function crossPageProblems(site: Site, addresses: SiteAddresses): Problem[] {
  const problems: Problem[] = [];
  const titles = new Map<string, PageSource>();
  for (const page of site.pages.values()) {
    problems.push(
      ...addressProblems(page, site),
      ...localeProblems(page),
      ...alternateProblems(page, site, addresses),
      ...pageRedirectProblems(page, addresses),
      ...lengthProblems(page),
    );
    const { title, noindex } = page.fields;
    const other = title === undefined ? undefined : titles.get(`${page.locale} ${title}`);
    if (other && noindex !== true) {
      problems.push(
        problemAtPath(page.source, 'duplicate-title', ['title'], {
          parameters: { other: other.source.file },
        }),
      );
    } else if (title !== undefined) titles.set(`${page.locale} ${title}`, page);
  }
  return problems;
}

function addressProblems({ path, source }: PageSource, site: Site): Problem[] {
  const problems: Problem[] = [];
  if (!/^[a-z0-9./-]+$/.test(path))
    problems.push(problemAtPath(source, 'page-name', [], { parameters: { path } }));
  if (path.endsWith('.html')) {
    const folder = site.pages.get(path.replace(/\.html$/, '/'));
    const parameters = { other: folder?.source.file ?? '', path: path.replace(/\.html$/, '') };
    if (folder) problems.push(problemAtPath(source, 'duplicate-page', [], { parameters }));
  }
  return problems;
}

/** A folder of a language and a locale indicator that names another one (PAGE-01). */
function localeProblems({ path, fields, source }: PageSource): Problem[] {
  const ofPath = localeOfPath(path);
  if (ofPath === 'en' || fields.locale === undefined || fields.locale === localeCodes[ofPath]) return [];
  const parameters = { locale: fields.locale, folder: ofPath, right: localeCodes[ofPath] };
  return [problemAtPath(source, 'locale-against-path', ['locale'], { parameters, received: fields.locale })];
}

function alternateProblems(page: PageSource, site: Site, addresses: SiteAddresses): Problem[] {
  const { fields, source } = page;
  const problems: Problem[] = [];
  const named = fields.alternates ?? {};
  for (const locale of locales) {
    const target = named[locale];
    if (target === undefined) {
      const sibling = siblingPath(page, locale);
      if (sibling !== undefined && site.pages.has(sibling) && !fields.noindex) {
        const parameters = { target: sibling, locale };
        problems.push(problemAtPath(source, 'alternate-unsaid', ['alternates'], { parameters }));
      }
      continue;
    }
    problems.push(...alternateProblem(page, locale, target, addresses));
  }
  return problems;
}

function alternateProblem(
  page: PageSource,
  locale: Locale,
  target: string,
  addresses: SiteAddresses,
): Problem[] {
  const at = ['alternates', locale];
  const other = addresses.sourceAt(target);
  if (!other) {
    const near = addresses.nearestPage(target);
    const suggestion = near === undefined ? {} : { suggestion: near };
    const parameters = { target, locale };
    return [
      problemAtPath(page.source, 'alternate-missing', at, { parameters, received: target, ...suggestion }),
    ];
  }
  if (other === page) return [problemAtPath(page.source, 'alternate-self', at)];
  if (other.locale !== locale) {
    return [
      problemAtPath(page.source, 'alternate-language', at, {
        parameters: { target, locale },
        received: target,
      }),
    ];
  }
  const back = other.fields.alternates?.[page.locale];
  if (other.source.problems.length > 0 || (back !== undefined && addresses.pageAt(back) === page.path))
    return [];
  const parameters = { target: other.path, page: page.path, locale: page.locale };
  return [problemAtPath(page.source, 'alternate-one-way', at, { parameters, received: target })];
}

/** Visitors are redirected to a page that is there and that keeps them (PAGE-07). */
function pageRedirectProblems({ fields, source }: PageSource, addresses: SiteAddresses): Problem[] {
  const target = fields.redirect?.to;
  if (target === undefined) return [];
  const other = addresses.sourceAt(target);
  const at = ['redirect', 'to'];
  const parameters = { target };
  if (!other) {
    const suggestion = addresses.nearestPage(target);
    const near = suggestion === undefined ? {} : { suggestion };
    return [problemAtPath(source, 'redirect-to-missing-page', at, { parameters, received: target, ...near })];
  }
  return other.fields.redirect
    ? [problemAtPath(source, 'redirect-to-redirecting-page', at, { parameters, received: target })]
    : [];
}

/** The same path in another language, by the folder of the language: `/x.html` and `/es/x.html`. */
function siblingPath({ path, locale }: PageSource, other: Locale): string | undefined {
  if (locale === other || localeOfPath(path) !== locale) return undefined;
  const english = locale === 'en' ? path : path.replace(`/${locale}/`, '/');
  return other === 'en' ? english : `/${other}${english}`;
}

/** Search engines show about this many characters; a Chinese one takes the room of two. */
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
      length < min ? `at least ${min} tell more in search results` : `search results show about ${max}`;
    return [problemAtPath(source, `${name}-length`, [name], { parameters: { length, advice } })];
  });
}

const displayWidth = (text: string) => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);

/** Redirects of `site.json` that hide pages, lead nowhere, or lead in a circle. */
export function redirectProblems(site: Site, addresses: SiteAddresses): Problem[] {
  const { siteFile, config } = site;
  if (!siteFile || !config) return [];
  const problems: Problem[] = [];
  const targets = new Map<string, string>();
  config.redirects.forEach(({ from, to }, index) => {
    const at = ['redirects', index];
    const parameters = { from };
    if (targets.has(from)) {
      problems.push(problemAtPath(siteFile.source, 'redirect-duplicate', [...at, 'from'], { parameters }));
      return;
    }
    targets.set(from, to);
    if (addresses.pageAt(from) !== undefined) {
      problems.push(problemAtPath(siteFile.source, 'redirect-shadows-page', [...at, 'from'], { parameters }));
    }
  });
  config.redirects.forEach(({ from }, index) => {
    const loop = circle(from, targets);
    if (!loop) return;
    const parameters = { loop: loop.join(' → ') };
    problems.push(
      problemAtPath(siteFile.source, 'redirect-loop', ['redirects', index, 'to'], { parameters }),
    );
  });
  return problems;
}

/** The redirects from `start` back to itself, or `undefined`. */
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
