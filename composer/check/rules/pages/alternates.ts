import { localeCodes, localeOfPath, locales, type Locale } from '#lib/format/locale.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { SiteAddresses } from '#composer/check/facts/siteAddresses.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { alternateCodes } from './alternateCodes.ts';

/**
 * Reports pages whose locale contradicts their folder, and alternates that are not versions of the page in other
 * languages.
 */
export function alternates({ site, addresses }: SiteFacts): Problem[] {
  return [...site.pages.values()].flatMap((page) => [
    ...localeProblems(page),
    ...alternateProblems(page, site, addresses),
  ]);
}

/** Reports a `locale` that contradicts the language of the page's folder (PAGE-01). */
function localeProblems({ path, fields, source }: PageSource): Problem[] {
  const ofPath = localeOfPath(path);
  if (ofPath === 'en' || fields.locale === undefined || fields.locale === localeCodes[ofPath]) return [];
  const parameters = { locale: fields.locale, folder: ofPath, right: localeCodes[ofPath] };
  return [
    problemAtPath(source, alternateCodes['locale-against-path'], ['locale'], {
      parameters,
      received: fields.locale,
    }),
  ];
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
        problems.push(
          problemAtPath(source, alternateCodes['alternate-unsaid'], ['alternates'], { parameters }),
        );
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
      problemAtPath(page.source, alternateCodes['alternate-missing'], at, {
        parameters,
        received: target,
        cause: `page ${target}`,
        ...suggestion,
      }),
    ];
  }
  if (other === page) return [problemAtPath(page.source, alternateCodes['alternate-self'], at)];
  if (other.locale !== locale) {
    return [
      problemAtPath(page.source, alternateCodes['alternate-language'], at, {
        parameters: { target, locale },
        received: target,
      }),
    ];
  }
  const back = other.fields.alternates?.[page.locale];
  if (other.source.problems.length > 0 || (back !== undefined && addresses.pageAt(back) === page.path))
    return [];
  const parameters = { target: other.path, page: page.path, locale: page.locale };
  return [
    problemAtPath(page.source, alternateCodes['alternate-one-way'], at, { parameters, received: target }),
  ];
}

/** Returns the path of the same page in another language's folder: `/x.html` and `/es/x.html`. */
function siblingPath({ path, locale }: PageSource, other: Locale): string | undefined {
  if (locale === other || localeOfPath(path) !== locale) return undefined;
  const english = locale === 'en' ? path : path.replace(`/${locale}/`, '/');
  return other === 'en' ? english : `/${other}${english}`;
}
