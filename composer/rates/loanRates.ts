import { z } from 'zod';
import { entryFields, inForce, round } from './inForce.ts';
import { byZone, defaultZone, ofZone, zoneOf, type ZonesFile } from './zones.ts';
import { type RateFileKind, loanStatements } from './RateFileKind.ts';
import { numberText, flag, zipCode } from './questionFields.ts';

const points = () => z.number().min(-10).max(10);

/** Adjustments in percentage points, by their parameter names in the call. */
const adjustments = z.strictObject({
  /** For automatic payments. */
  checkboxSelected: points().default(0),
  employeeAdjustment: points().default(0),
  homeImprovementAdjustment: points().default(0),
  autoAdjustment: points().default(0),
  allianceIndicator: points().default(0),
});

const product = z.strictObject({
  ...entryFields,
  /** The rate by credit score. The first minimum that is reached applies. */
  scores: z
    .array(z.strictObject({ minimumScore: z.int().min(300).max(850), apr: z.number().min(0.1).max(36) }))
    .min(1),
  /** Percentage points by term. The first maximum that is long enough applies. */
  terms: z.array(z.strictObject({ maximumMonths: z.int().min(12).max(84), points: points() })).min(1),
  /** Percentage points by amount in dollars. The first minimum that is reached applies. */
  amounts: z.array(z.strictObject({ minimumAmount: z.number().min(0), points: points() })).min(1),
  zones: byZone(points()),
  adjustments,
  /** Lower limit of the adjusted rate. */
  minimumApr: z.number().min(0.1).max(36),
});

/** `rates/loans.json`. Rates are in percent per year. */
export const loanFile = z.strictObject({ products: z.array(product).min(1) });
type LoanFile = z.output<typeof loanFile>;

/** A request of the call. */
export const loanQuestion = z.object({
  checkboxSelected: flag(),
  employeeAdjustment: flag(),
  creditScore: numberText(300, 850),
  depositAmount: numberText(1, 10_000_000),
  timePeriod: numberText(12, 84).refine(Number.isInteger, 'expected whole months'),
  zipcode: zipCode(),
  homeImprovementAdjustment: flag(),
  autoAdjustment: flag(),
  allianceIndicator: flag(),
});

/**
 * Returns the response of the loan rate call (RATE-09): with `null` for its APR if the bank lends to nobody on these
 * terms, such as with this credit score, or `undefined` if nothing is in force.
 */
export function loanAnswer(
  file: LoanFile,
  zones: ZonesFile,
  asked: z.output<typeof loanQuestion>,
  today: string,
) {
  const [loan] = inForce(file.products, today);
  return (
    loan && {
      apr: aprOf(loan, zoneOf(zones, asked.zipcode), asked) ?? null,
      effectiveDate: loan.effectiveFrom,
    }
  );
}

/** What a loan's rate depends on, but for the place. */
const loanTerms = loanQuestion.omit({ zipcode: true });

/** Returns the APR in a zone; `undefined` if the bank lends to nobody on these terms. */
function aprOf(
  loan: z.output<typeof product>,
  zone: string,
  asked: z.output<typeof loanTerms>,
): number | undefined {
  const score = loan.scores.find(({ minimumScore }) => asked.creditScore >= minimumScore);
  const term = loan.terms.find(({ maximumMonths }) => asked.timePeriod <= maximumMonths);
  const amount = loan.amounts.find(({ minimumAmount }) => asked.depositAmount >= minimumAmount);
  if (!score || !term || !amount) return undefined;
  const requested = adjustments.keyof().options.filter((name) => asked[name]);
  const adjusted = requested.reduce((sum, name) => sum + loan.adjustments[name], 0);
  const apr = score.apr + term.points + amount.points + (ofZone(loan.zones, zone) ?? 0) + adjusted;
  return round(Math.max(apr, loan.minimumApr));
}

export const loanRates: RateFileKind<LoanFile> = {
  schema: loanFile,
  quote: (file, productKey, question, today) => {
    const [entry] = inForce(file.products, today);
    const asked = loanTerms.safeParse(Object.fromEntries(question));
    if (entry?.productKey !== productKey || !asked.success) return undefined;
    const value = aprOf(entry, defaultZone, asked.data);
    return value === undefined ? undefined : { value, unit: 'APR', entry };
  },
  hasTerm: (file, productKey, months, today) =>
    loanTerms.shape.timePeriod.safeParse(String(months)).success &&
    inForce(file.products, today).some(
      (entry) =>
        entry.productKey === productKey && entry.terms.some(({ maximumMonths }) => months <= maximumMonths),
    ),
  places: { zones: 'zone' },
  quotes: ({ products }) => products.map((entry) => ({ entry, name: 'the loan' })),
  statements: loanStatements,
};
