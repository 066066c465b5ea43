import { propThatSays, sectionsThatSay } from '#composer/check/advice/sectionAdvice.ts';
import { regulators } from '#composer/page/regulators.ts';
import type { Provision } from '#section-kit/defineSection.ts';
import type { Registry } from '#composer/check/facts/EntryReport.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { PageDefinition } from '#composer/page/pageDefinition.ts';
import {
  entryProblem,
  type Placed,
  factsOf,
  placedProblem,
  type PlacedFact,
} from '#composer/check/facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { disclosureCodes } from './disclosureCodes.ts';
import type { PageFacts } from '#composer/check/facts/SiteFacts.ts';

/** Statements that a kind of page must show. One of `anyOf` is enough. */
const required: readonly {
  readonly type: (typeof disclosureCodes)[
    | 'official-sign-missing'
    | 'non-deposit-notice-missing'
    | 'insured-statement-missing'
    | 'equal-housing-missing'];
  readonly anyOf: readonly Provision[];
  readonly path: 'pageType' | 'productClass';
  readonly when: (page: Partial<PageDefinition>) => boolean;
}[] = [
  {
    type: disclosureCodes['official-sign-missing'],
    anyOf: ['official-sign'],
    path: 'pageType',
    when: ({ pageType }) => pageType === 'home' || pageType === 'login' || pageType === 'application',
  },
  {
    type: disclosureCodes['non-deposit-notice-missing'],
    anyOf: ['non-deposit-notice'],
    path: 'productClass',
    when: ({ productClass }) => productClass === 'non-deposit',
  },
  {
    type: disclosureCodes['insured-statement-missing'],
    anyOf: ['insured-statement', 'official-sign'],
    path: 'productClass',
    when: ({ productClass }) => productClass === 'deposit' || productClass === 'deposit-and-loan',
  },
  {
    type: disclosureCodes['equal-housing-missing'],
    anyOf: ['equal-housing-lender'],
    path: 'productClass',
    when: ({ productClass }) => productClass === 'housing-loan' || productClass === 'deposit-and-loan',
  },
];

/** Checks the banking rules that a machine can check. Each code cites its rule. */
export function bankRuleProblems({ page, placed, shared: { registry, regulator } }: PageFacts): Problem[] {
  const { name, sign, statement } = regulators[regulator];
  const { fields, source } = page;
  if (placed.some(({ entry }) => !entry.isValid)) return [];
  const problems: Problem[] = [];
  const provided = new Set(placed.flatMap(({ entry }) => entry.provides));
  for (const { type, anyOf, path, when } of required) {
    if (!when(fields) || anyOf.some((provision) => provided.has(provision))) continue;
    const how = howToSay(page, placed, registry, anyOf);
    const parameters = { pageType: fields.pageType ?? '', sign, statement, regulator: name, how };
    problems.push(problemAtPath(source, type, [path], { parameters }));
  }
  if (fields.productClass === 'non-deposit') {
    for (const { entry } of placed) {
      if (!entry.provides.some((one) => one === 'official-sign' || one === 'insured-statement')) continue;
      const parameters = { component: entry.component ?? '', regulator: name };
      problems.push(
        entryProblem(page, entry, disclosureCodes['sign-on-non-deposit'], ['component'], { parameters }),
      );
    }
  }
  const { productClass } = fields;
  // An APR is allowed on a page that also offers loans.
  if (productClass === 'deposit' || productClass === 'deposit-and-loan')
    problems.push(...depositWords(page, placed, productClass === 'deposit'));
  return problems;
}

/** Suggests a prop of a section on the page that could show the statement, or else sections that can. */
function howToSay(
  page: PageSource,
  placed: readonly Placed[],
  registry: Registry,
  anyOf: readonly Provision[],
): string {
  for (const { entry } of placed) {
    for (const provision of anyOf) {
      const prop = propThatSays(registry.get(entry.component ?? ''), provision);
      const place = entry.source === page.source ? '' : ` in ${entry.source.file}`;
      if (prop !== undefined) return `Set “${prop}” of ${entry.component}${place}`;
    }
  }
  const names = sectionsThatSay(registry, anyOf);
  return `Add a section ${names === '' ? 'that declares this statement in “provides”' : `such as ${names}`}`;
}

/**
 * Reports terms in text about deposits that the advertising rules restrict. An APR is wrong on a page without loans.
 */
function depositWords(page: PageSource, placed: readonly Placed[], isAprWrong: boolean): Problem[] {
  const own = placed.filter(({ area }) => area === 'sections');
  const terms = factsOf(own, 'term');
  const problem = (
    type: (typeof disclosureCodes)['apr-on-deposit' | 'free-account' | 'apy-not-spelled-out'],
    term: PlacedFact,
  ) => placedProblem(page, term, type);
  const spelledOut = terms.some(({ fact }) => fact.value === 'annual percentage yield');
  const apy = terms.find(({ fact }) => fact.value === 'apy');
  return [
    ...terms
      .filter(({ fact }) => isAprWrong && fact.value === 'apr')
      .map((term) => problem(disclosureCodes['apr-on-deposit'], term)),
    ...terms
      .filter(({ fact }) => fact.value === 'free')
      .map((term) => problem(disclosureCodes['free-account'], term)),
    ...(apy && !spelledOut ? [problem(disclosureCodes['apy-not-spelled-out'], apy)] : []),
  ];
}
