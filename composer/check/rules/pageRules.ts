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

/** Reports the problems of one composed page: its sections, its layout and its fragments. */
export type PageRule = (facts: PageFacts) => readonly Problem[];

export const pageRules: readonly PageRule[] = [
  ({ page, placed, shared }) => wordProblems(page, placed, shared),
  languageProblems,
];

/** Rules that report something missing. They are skipped while a file that the page is made of cannot be read. */
export const wholePageRules: readonly PageRule[] = [
  ({ page, placed, shared }) => headingProblems(page, placed, shared),
  ({ page, placed, anchors }) => sameAnchorProblems(page, placed, anchors),
  ({ page, placed, shared }) => bankRuleProblems(page, placed, shared.registry),
  ({ page, placed, shared }) => rateStatementProblems(page, placed, shared.registry),
  statementProblems,
  wizardProblems,
];
