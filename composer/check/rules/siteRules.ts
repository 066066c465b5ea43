import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { brandProblems } from './brands.ts';
import { crossPageProblems, redirectProblems } from './crossPageProblems.ts';
import { dataProblems } from './dataFiles.ts';
import { duplicateForms } from './duplicateForms.ts';
import { formAddresses } from './formAddresses.ts';
import { formActions, formRedirects } from './formActions.ts';
import { imageProblems } from './imageProblems.ts';
import { linkProblems } from './linkProblems.ts';
import { orphanNotes } from './notes.ts';
import { packageProblems } from './packageProblems.ts';
import { rateProblems } from './rateProblems.ts';
import { siteFileProblems } from './siteFile.ts';
import { svgProblems } from './svgProblems.ts';
import { unusedFragments } from './unusedFragments.ts';
import { untranslatedWords } from './untranslatedWords.ts';

/** Finds what is wrong with a whole site: what no file and no page can know by itself. */
export type SiteRule = (facts: SiteFacts) => readonly Problem[];

export const siteRules: readonly SiteRule[] = [
  dataProblems,
  siteFileProblems,
  ({ site, packages }) => packageProblems(site, packages),
  brandProblems,
  ({ site }) => svgProblems(site),
  ({ reports, addresses, compositions }) =>
    reports.flatMap((report) => linkProblems(report, addresses, compositions)),
  ({ site, reports }) => reports.flatMap((report) => imageProblems(site, report)),
  untranslatedWords,
  ({ compositions }) => orphanNotes([...compositions.values()].flatMap(({ notes }) => notes)),
  ({ compositions }) => duplicateForms([...compositions.values()]),
  formActions,
  formRedirects,
  formAddresses,
  unusedFragments,
  ({ site, reports, now }) => rateProblems(site, reports, now),
  ({ site, addresses }) => crossPageProblems(site, addresses),
  ({ site, addresses }) => redirectProblems(site, addresses),
];
