import type { PageFacts } from '#composer/check/facts/PageFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { sameAnchorProblems } from './links/anchorProblems.ts';
import { bankRuleProblems } from './disclosures/bankRules.ts';
import { headingProblems } from './headings/headingOutline.ts';
import { languageProblems } from './text/languages.ts';
import { rateStatementProblems } from './disclosures/rateStatements.ts';
import { statementProblems } from './disclosures/statements.ts';
import { wordProblems } from './text/wordProblems.ts';
import { wizardProblems } from './wizards/wizardProblems.ts';

/** Finds what is wrong with one page as it is composed of its sections, its layout and fragments. */
export type PageRule = (facts: PageFacts) => readonly Problem[];

export const pageRules: readonly PageRule[] = [
  ({ page, placed, shared }) => wordProblems(page, placed, shared.words),
  languageProblems,
];

/** Those that find something missing; they wait until each file that the page is made of can be read. */
export const wholePageRules: readonly PageRule[] = [
  ({ page, placed, shared }) => headingProblems(page, placed, shared),
  ({ page, placed, anchors }) => sameAnchorProblems(page, placed, anchors),
  ({ page, placed, shared }) => bankRuleProblems(page, placed, shared.registry),
  ({ page, placed, shared }) => rateStatementProblems(page, placed, shared.registry),
  statementProblems,
  wizardProblems,
];
