import { z } from 'zod';
import { entryFields, inForce, round } from './inForce.ts';
import type { ZonesFile } from './zones.ts';
import type { RateFileKind } from './RateFileKind.ts';
import { variableStatements } from './rateStatement.ts';

const points = () => z.number().min(-10).max(10);
const percent = () => z.number().min(0.1).max(25);

const product = z.strictObject({
  ...entryFields,
  productKey: z.enum(['HEQF2', 'HELOC']),
  /** The rate by term in months: `apr` of HEQF2, `interestRate` of HELOC. */
  terms: z.array(z.strictObject({ termsinMonths: z.int().min(12).max(480), rate: percent() })).min(1),
  /** Percentage points by what is owed on the home, percent of its value: the first that is enough counts. */
  loanToValue: z.array(z.strictObject({ maximum: z.number().positive().max(100), points: points() })).min(1),
  /** Percentage points by credit score: the first whose score is reached counts. */
  scores: z.array(z.strictObject({ minimumScore: z.int().min(300).max(850), points: points() })).min(1),
  /** Percentage points by the amount in dollars: the first whose minimum is reached counts. */
  amounts: z.array(z.strictObject({ minimumAmount: z.number().min(0), points: points() })).min(1),
  /** Percentage points by state, such as `ME`, or county, such as `ME/York`; the county counts first. */
  places: z.record(z.string().regex(/^[A-Z]{2}(?:\/.+)?$/, 'Expected ME or ME/York'), points()).default({}),
  personalCheckingAccount: points(),
  autoPay: points(),
  minimumRate: percent(),
});

/** `rates/home-equity.json`. Rates are percent a year. */
export const homeEquityFile = z.strictObject({ products: z.array(product).min(1) });
export type HomeEquityFile = z.output<typeof homeEquityFile>;

export interface HomeEquityQuestion {
  readonly productKey: 'HEQF2' | 'HELOC';
  readonly termsinMonths: number;
  readonly stateCode: string;
  readonly county: string;
  /** Dollars, like all amounts. */
  readonly anticipatedBalance: number;
  readonly loanAmount: number;
  readonly valueOfHome: number;
  readonly mortgageBalance: number;
  readonly fico: number;
  readonly personalCheckingAccount: boolean;
  readonly autoPay: boolean;
}

/** The bank lends in the counties of its state list only. */
function isServed({ states }: ZonesFile, stateCode: string, county: string): boolean {
  const known = states.find((one) => one.stateCode === stateCode);
  return known !== undefined && (county === '' || known.counties.includes(county));
}

/** The answer of the home-equity call (RATE-10); `undefined` when nothing is offered on such terms. */
export function homeEquityAnswer(
  file: HomeEquityFile,
  zones: ZonesFile,
  asked: HomeEquityQuestion,
  today: string,
) {
  const entry = inForce(file.products, today).find(({ productKey }) => productKey === asked.productKey);
  if (!entry || !isServed(zones, asked.stateCode, asked.county) || asked.valueOfHome <= 0) return undefined;
  const owed = ((asked.loanAmount + asked.mortgageBalance) / asked.valueOfHome) * 100;
  // A line of credit is priced by what will be owed on it, a loan by what is lent.
  const amountAsked = asked.productKey === 'HELOC' ? asked.anticipatedBalance : asked.loanAmount;
  const term = entry.terms.find(({ termsinMonths }) => termsinMonths === asked.termsinMonths);
  const value = entry.loanToValue.find(({ maximum }) => owed <= maximum);
  const score = entry.scores.find(({ minimumScore }) => asked.fico >= minimumScore);
  const amount = entry.amounts.find(({ minimumAmount }) => amountAsked >= minimumAmount);
  if (!term || !value || !score || !amount) return undefined;
  const { places } = entry;
  const place = [`${asked.stateCode}/${asked.county}`, asked.stateCode].find((one) =>
    Object.hasOwn(places, one),
  );
  const sum =
    term.rate +
    value.points +
    score.points +
    amount.points +
    (place === undefined ? 0 : (places[place] ?? 0)) +
    (asked.personalCheckingAccount ? entry.personalCheckingAccount : 0) +
    (asked.autoPay ? entry.autoPay : 0);
  const rate = round(Math.max(sum, entry.minimumRate));
  return {
    effectiveDate: entry.effectiveFrom,
    rateGrids: [
      { productKey: entry.productKey, apr: rate, interestRate: rate, termsinMonths: term.termsinMonths },
    ],
  };
}

export const homeEquityRates: RateFileKind<HomeEquityFile> = {
  schema: homeEquityFile,
  statements: variableStatements,
};
