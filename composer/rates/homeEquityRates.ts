import { z } from 'zod';
import { entryFields, inForce, round } from './inForce.ts';
import type { ZonesFile } from './zones.ts';
import { type RateFileKind, variableStatements } from './RateFileKind.ts';
import { numberText, flag } from './questionFields.ts';

const points = () => z.number().min(-10).max(10);
const percent = () => z.number().min(0.1).max(25);

const product = z.strictObject({
  ...entryFields,
  productKey: z.enum(['HEQF2', 'HELOC']),
  /** The rate by term in months: `apr` for HEQF2, `interestRate` for HELOC. */
  terms: z.array(z.strictObject({ termsinMonths: z.int().min(12).max(480), rate: percent() })).min(1),
  /** Percentage points by loan-to-value ratio in percent. The first maximum that is high enough applies. */
  loanToValue: z.array(z.strictObject({ maximum: z.number().positive().max(100), points: points() })).min(1),
  /** Percentage points by credit score. The first minimum that is reached applies. */
  scores: z.array(z.strictObject({ minimumScore: z.int().min(300).max(850), points: points() })).min(1),
  /** Percentage points by the amount in dollars. The first minimum that is reached applies. */
  amounts: z.array(z.strictObject({ minimumAmount: z.number().min(0), points: points() })).min(1),
  /** Percentage points by state, such as `ME`, or county, such as `ME/York`. The county takes precedence. */
  places: z.record(z.string().regex(/^[A-Z]{2}(?:\/.+)?$/, 'Expected ME or ME/York'), points()).default({}),
  personalCheckingAccount: points(),
  /** For automatic payments from an account at the bank; without such an account, they are not taken off. */
  autoPay: points(),
  minimumRate: percent(),
});

/** `rates/home-equity.json`. Rates are in percent per year. */
export const homeEquityFile = z.strictObject({ products: z.array(product).min(1) });
type HomeEquityFile = z.output<typeof homeEquityFile>;

const dollars = () => numberText(0, 100_000_000);

/** A request of the call. */
export const homeEquityQuestion = z.object({
  termsinMonths: numberText(12, 480).refine(Number.isInteger, 'expected whole months'),
  stateCode: z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters'),
  county: z.string().max(60, 'expected the name of a county').default(''),
  anticipatedBalance: dollars(),
  loanAmount: dollars(),
  valueOfHome: numberText(1, 100_000_000),
  mortgageBalance: dollars(),
  productKey: z.enum(['HEQF2', 'HELOC'], 'expected HEQF2 or HELOC'),
  personalCheckingAccount: flag(),
  fico: numberText(300, 850),
  autoPay: flag(),
});

/** Whether the bank lends in a county: only those of its state list. */
function isServed({ states }: ZonesFile, stateCode: string, county: string): boolean {
  const served = states.find((one) => one.stateCode === stateCode);
  return served !== undefined && (county === '' || served.counties.includes(county));
}

/**
 * Returns the response of the home-equity call (RATE-10): without rates if there is no offer on these terms, or
 * `undefined` if nothing is in force.
 */
export function homeEquityAnswer(
  file: HomeEquityFile,
  zones: ZonesFile,
  asked: z.output<typeof homeEquityQuestion>,
  today: string,
) {
  const entry = inForce(file.products, today).find(({ productKey }) => productKey === asked.productKey);
  if (!entry) return undefined;
  const noOffer = { effectiveDate: entry.effectiveFrom, rateGrids: [] };
  if (!isServed(zones, asked.stateCode, asked.county)) return noOffer;
  const { places } = entry;
  const place = [`${asked.stateCode}/${asked.county}`, asked.stateCode].find((one) =>
    Object.hasOwn(places, one),
  );
  const rate = rateOf(entry, place === undefined ? 0 : (places[place] ?? 0), asked);
  if (rate === undefined) return noOffer;
  const { productKey } = entry;
  return {
    effectiveDate: entry.effectiveFrom,
    rateGrids: [{ productKey, apr: rate, interestRate: rate, termsinMonths: asked.termsinMonths }],
  };
}

/** What a rate depends on, but for the place. */
const homeEquityTerms = homeEquityQuestion.omit({ stateCode: true, county: true });

/** Returns the rate with the points of a place; `undefined` if there is no offer on these terms. */
function rateOf(
  entry: z.output<typeof product>,
  placePoints: number,
  asked: z.output<typeof homeEquityTerms>,
): number | undefined {
  const owed = ((asked.loanAmount + asked.mortgageBalance) / asked.valueOfHome) * 100;
  // The price of a line of credit depends on its expected balance, that of a loan on the amount.
  const amountAsked = asked.productKey === 'HELOC' ? asked.anticipatedBalance : asked.loanAmount;
  const term = entry.terms.find(({ termsinMonths }) => termsinMonths === asked.termsinMonths);
  const value = entry.loanToValue.find(({ maximum }) => owed <= maximum);
  const score = entry.scores.find(({ minimumScore }) => asked.fico >= minimumScore);
  const amount = entry.amounts.find(({ minimumAmount }) => amountAsked >= minimumAmount);
  if (!term || !value || !score || !amount) return undefined;
  const sum =
    term.rate +
    value.points +
    score.points +
    amount.points +
    placePoints +
    (asked.personalCheckingAccount ? entry.personalCheckingAccount : 0) +
    (asked.personalCheckingAccount && asked.autoPay ? entry.autoPay : 0);
  return round(Math.max(sum, entry.minimumRate));
}

export const homeEquityRates: RateFileKind<HomeEquityFile> = {
  schema: homeEquityFile,
  quote: (file, productKey, question, today) => {
    const entry = inForce(file.products, today).find((one) => one.productKey === productKey);
    const asked = homeEquityTerms.safeParse({ ...Object.fromEntries(question), productKey });
    if (!entry || !asked.success) return undefined;
    const value = rateOf(entry, 0, asked.data);
    return value === undefined ? undefined : { value, unit: 'APR', entry };
  },
  places: { places: 'county' },
  statements: variableStatements,
};
