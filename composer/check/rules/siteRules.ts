import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { brandProblems } from './site/brands.ts';
import { alternates } from './pages/alternates.ts';
import { articlePageTypes, articlePaths } from './pages/articles.ts';
import { articlesWithoutDetails, articleValues } from './pages/articleValues.ts';
import { locationProblems } from './locations/locationProblems.ts';
import { schemaReferences } from './site/schemaReferences.ts';
import { unreadFiles } from './site/unreadFiles.ts';
import { pageAddresses } from './pages/pageAddresses.ts';
import { pageTitles } from './pages/pageTitles.ts';
import { pageRedirects, siteRedirects } from './redirects/redirects.ts';
import { sectionRedirects } from './redirects/sectionRedirects.ts';
import { dataProblems } from './site/dataFiles.ts';
import { duplicateForms } from './forms/duplicateForms.ts';
import { formAddresses } from './forms/formAddresses.ts';
import { formActions, formRedirects } from './forms/formActions.ts';
import { imageProblems } from './media/imageProblems.ts';
import { pictureProblems } from './media/pictureProblems.ts';
import { linkProblems } from './links/linkProblems.ts';
import { orphanNotes } from './footnotes/footnotes.ts';
import { packageProblems } from './site/packageProblems.ts';
import { rateProblems } from './rates/rateProblems.ts';
import { typedRateProblems } from './rates/typedRates.ts';
import { siteFileProblems } from './site/siteFile.ts';
import { svgProblems } from './media/svgProblems.ts';
import { unusedFragments } from './sections/unusedFragments.ts';
import { untranslatedWords } from './text/untranslatedWords.ts';
import { textsOfPages, wordTexts } from './text/wordTexts.ts';
import { wizardRedirects } from './wizards/wizardProblems.ts';

/** Reports problems of a whole site that cannot be found in a single file or page. */
export type SiteRule = (facts: SiteFacts) => readonly Problem[];

export const siteRules: readonly SiteRule[] = [
  dataProblems,
  siteFileProblems,
  unreadFiles,
  schemaReferences,
  ({ site, packages }) => packageProblems(site, packages),
  brandProblems,
  ({ site }) => svgProblems(site),
  ({ reports, addresses, compositions }) =>
    reports.flatMap((report) => linkProblems(report, addresses, compositions)),
  ({ site, reports }) => reports.flatMap((report) => imageProblems(site, report)),
  pictureProblems,
  untranslatedWords,
  wordTexts,
  textsOfPages,
  ({ compositions }) => orphanNotes([...compositions.values()].flatMap(({ notes }) => notes)),
  ({ compositions }) => duplicateForms([...compositions.values()]),
  formActions,
  formRedirects,
  formAddresses,
  wizardRedirects,
  unusedFragments,
  ({ site, reports, now }) => rateProblems(site, reports, now),
  typedRateProblems,
  pageAddresses,
  pageTitles,
  articlePageTypes,
  articlePaths,
  articleValues,
  articlesWithoutDetails,
  locationProblems,
  alternates,
  pageRedirects,
  sectionRedirects,
  siteRedirects,
];
