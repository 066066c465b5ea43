import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { brandProblems, packageProblems, themeProblems, siteFileProblems } from './site/siteFile.ts';
import { alternates } from './pages/alternates.ts';
import { languageLinks } from './pages/languageLinks.ts';
import { articlePageTypes, articlePaths, articlesWithoutDetails, articleValues } from './pages/articles.ts';
import { answerProblems } from './answerProblems.ts';
import { locationProblems } from './locationProblems.ts';
import { schemaReferences, unreadFiles, dataProblems } from './site/dataFiles.ts';
import { pageAddresses, pageTitles } from './pages/pageTitles.ts';
import { pageRedirects, siteRedirects, sectionRedirects } from './redirectProblems.ts';
import {
  duplicateForms,
  formAddresses,
  formActions,
  formAnswers,
  formRedirects,
} from './forms/formActions.ts';
import { formHolidays } from './forms/formHolidays.ts';
import { documentProblems } from './media/documentProblems.ts';
import { imageProblems } from './media/imageProblems.ts';
import { pictureProblems } from './media/pictureProblems.ts';
import { repeatedPictures } from './media/repeatedPictures.ts';
import { linkProblems } from './links/linkProblems.ts';
import { linkParameters } from './links/linkParameters.ts';
import { orphanNotes } from './footnoteProblems.ts';
import { rateProblems } from './rates/rateProblems.ts';
import { typedRateProblems } from './rates/typedRates.ts';
import { svgProblems } from './media/svgProblems.ts';
import { unusedFragments } from './sections/compositionProblems.ts';
import { phoneProblems } from './text/phoneProblems.ts';
import { untranslatedWords, textsOutsideSections, wordTexts } from './text/wordTexts.ts';
import { wizardRedirects } from './wizardProblems.ts';

/** Reports problems of a whole site that cannot be found in a single file or page. */
export type SiteRule = (facts: SiteFacts) => readonly Problem[];

export const siteRules: readonly SiteRule[] = [
  dataProblems,
  siteFileProblems,
  unreadFiles,
  schemaReferences,
  packageProblems,
  themeProblems,
  brandProblems,
  svgProblems,
  linkProblems,
  linkParameters,
  imageProblems,
  pictureProblems,
  repeatedPictures,
  documentProblems,
  untranslatedWords,
  wordTexts,
  textsOutsideSections,
  phoneProblems,
  answerProblems,
  orphanNotes,
  duplicateForms,
  formActions,
  formRedirects,
  formAddresses,
  formAnswers,
  formHolidays,
  wizardRedirects,
  unusedFragments,
  rateProblems,
  typedRateProblems,
  pageAddresses,
  pageTitles,
  articlePageTypes,
  articlePaths,
  articleValues,
  articlesWithoutDetails,
  locationProblems,
  alternates,
  languageLinks,
  pageRedirects,
  sectionRedirects,
  siteRedirects,
];
