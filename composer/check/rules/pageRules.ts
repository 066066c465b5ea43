import type { PageFacts } from '#composer/check/facts/PageFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { sameAnchorProblems } from './anchorProblems.ts';
import { bankRuleProblems } from './bankRules.ts';
import { headingProblems } from './headingOutline.ts';
import { languageProblems } from './languages.ts';
import { rateStatementProblems } from './rateStatements.ts';
import { statementProblems } from './statements.ts';
import { wordProblems } from './wordProblems.ts';

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
];
