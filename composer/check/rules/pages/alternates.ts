import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import { localeCodes, localeOfPath, locales, type Locale } from '#lib/format/locale.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { SiteAddresses } from '#composer/check/facts/siteAddresses.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { examplePage, type ProblemExamples } from '#composer/problems/problemExample.ts';

/** Problems with a page and its versions in other languages. */
export const alternateCodes = defineProblems({
  'locale-against-path': error(
    'Locale that contradicts the path',
    'Every page in the folder {folder} is {right}, but this one says {locale}.',
    'Delete "locale", or move the page out of the folder.',
  ),
  'alternate-missing': error('Missing alternate', 'There is no page {target} for the alternate “{locale}”.'),
  'alternate-language': error(
    'Alternate in the wrong language',
    '{target} is not in the language “{locale}”.',
  ),
  'alternate-self': error(
    'Page is its own alternate',
    'A page cannot be its own alternate.',
    'Delete this line.',
  ),
  'alternate-one-way': error(
    'One-way alternate',
    '{target} does not list {page} as its alternate “{locale}”, so search engines ignore both.',
    'Add "{locale}": "{page}" to the alternates of {target}.',
  ),
  'alternate-unsaid': warning(
    'Undeclared alternate',
    '{target} looks like this page in another language but is not one of its alternates.',
    'Add "{locale}": "{target}" to "alternates".',
  ),
  'link-in-english': warning(
    'Link to the English version',
    'This link leads to the English page {target}, which exists in the language of this page.',
  ),
});

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
  return locales.flatMap((locale) => {
    const named = fields.alternates?.[locale];
    if (named !== undefined) return alternateProblem(page, locale, named, addresses);
    const target = siblingPath(page, locale);
    if (target === undefined || !site.pages.has(target) || fields.noindex) return [];
    const parameters = { target, locale };
    return [problemAtPath(source, alternateCodes['alternate-unsaid'], ['alternates'], { parameters })];
  });
}

function alternateProblem(
  page: PageSource,
  locale: Locale,
  target: string,
  addresses: SiteAddresses,
): Problem[] {
  const at = ['alternates', locale];
  const other = addresses.sourceAt(target);
  const details = { parameters: { target, locale }, received: target };
  if (!other) {
    const near = { cause: `page ${target}`, suggestion: addresses.nearestPage(target) };
    return [problemAtPath(page.source, alternateCodes['alternate-missing'], at, { ...details, ...near })];
  }
  if (other === page) return [problemAtPath(page.source, alternateCodes['alternate-self'], at)];
  if (other.locale !== locale)
    return [problemAtPath(page.source, alternateCodes['alternate-language'], at, details)];
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

const page = (fields: Readonly<Record<string, unknown>> = {}) => examplePage([], fields);
const inSpanish = {
  title: 'Ahorros para cada plan',
  description: 'Cuánto ganan nuestras cuentas de ahorro y cómo abrir una en pocos minutos.',
  sections: [{ component: 'HeroBanner', props: { heading: 'Ahorros para cada plan' } }],
};

export const alternateExamples: ProblemExamples<typeof alternateCodes> = {
  'locale-against-path': { 'es/savings.json': { ...inSpanish, locale: 'zh-us' } },
  'alternate-missing': { 'savings.json': page({ alternates: { es: '/es/savings.html' } }) },
  'alternate-language': {
    'savings.json': page({ alternates: { es: '/saving-more.html' } }),
    'saving-more.json': page({ title: 'Save more each month' }),
  },
  'alternate-self': { 'savings.json': page({ alternates: { en: '/savings.html' } }) },
  'alternate-one-way': {
    'savings.json': page({ alternates: { es: '/es/ahorros.html' } }),
    'es/ahorros.json': inSpanish,
  },
  'alternate-unsaid': { 'savings.json': page(), 'es/savings.json': inSpanish },
  'link-in-english': {
    'savings.json': page({ alternates: { es: '/es/ahorros.html' } }),
    'es/ahorros.json': { ...inSpanish, alternates: { en: '/savings.html' } },
    'es/cuentas.json': {
      ...inSpanish,
      title: 'Cuentas para cada plan',
      description: 'Qué cuentas ofrecemos, cuánto cuestan y cómo abrir una en pocos minutos.',
      sections: [
        { component: 'HeroBanner', props: { heading: 'Cuentas para cada plan' } },
        { component: 'RichText', props: { text: 'Vea [nuestros ahorros](/savings.html).' } },
      ],
    },
  },
};
