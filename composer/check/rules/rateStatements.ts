import type { Provision } from '#section-kit/defineSection.ts';
import { fileOfRate } from '#composer/rates/knownRates.ts';
import type { ProblemCode } from '#composer/problems/catalogue.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { entryProblem, pageWords, type Placed } from '#composer/check/facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';

interface Statement {
  readonly provision: Provision;
  readonly code: ProblemCode;
}

const statement = (provision: Provision, code: ProblemCode): Statement => ({ provision, code });

const date = statement('rate-date', 'rate-date-missing');
const opening = statement('minimum-opening', 'minimum-opening-missing');
const fees = statement('fee-effect', 'fee-effect-missing');
const variableCredit = statement('variable-rate', 'credit-variable-rate-missing');
const repayment = statement('repayment-terms', 'repayment-terms-missing');

/** What must stand beside the rates of a file (Regulations DD and Z). */
const wanted: ReadonlyMap<string, readonly Statement[]> = new Map([
  ['cd', [date, opening, fees, statement('early-withdrawal-penalty', 'early-withdrawal-penalty-missing')]],
  [
    'deposits',
    [
      date,
      statement('minimum-balance', 'minimum-balance-missing'),
      opening,
      fees,
      statement('variable-rate', 'deposit-variable-rate-missing'),
    ],
  ],
  ['cards', [date, variableCredit]],
  ['home-equity', [date, variableCredit]],
  ['personal-line', [date, variableCredit]],
  ['loans', [date, repayment]],
  ['cash-out-refinance', [date, repayment]],
  ['mortgage-purchase', [date, repayment]],
  ['mortgage-refinance', [date, repayment]],
]);

/** Rates on a page without what the law wants beside them; told once a page, at the first section that shows such. */
export function rateStatementProblems(page: PageSource, placed: readonly Placed[]): Problem[] {
  if (placed.some(({ entry }) => !entry.isValid)) return [];
  const said = new Set<Provision>([
    ...placed.flatMap(({ entry }) => entry.provides),
    ...(page.fields.statements ?? []),
  ]);
  const told = new Set<ProblemCode>();
  return placed.flatMap(({ entry }) =>
    [...new Set(entry.rates.map(({ key }) => fileOfRate(key)))].flatMap((file) =>
      (wanted.get(file) ?? []).flatMap(({ provision, code }) => {
        if (said.has(provision) || told.has(code)) return [];
        told.add(code);
        const fix = `add "${provision}" to the page’s "statements" when it says so elsewhere`;
        const parameters = { component: entry.component ?? '', page: pageWords(page, entry.source), fix };
        return [entryProblem(page, entry, code, ['component'], { parameters })];
      }),
    ),
  );
}
