import { z } from 'zod';
import { dailyYield, round } from './inForce.ts';

/** Disclosures of rates by key. `richText` is the bank's HTML. */
export const disclosures = z
  .array(z.strictObject({ key: z.string().min(1), richText: z.string().min(1) }))
  .default([]);

/** Rejects an APY below its rate: the two were probably swapped. */
export const noLessThanRate: [
  (rate: { readonly apr: number; readonly apy: number }) => boolean,
  { message: string; path: string[] },
] = [
  ({ apr, apy }) => apy >= apr - 0.005,
  { message: 'Expected an APY that is not below the rate', path: ['apy'] },
];

/** A tier of balances in dollars. Both bounds are inclusive. */
interface Tier {
  readonly tierDescription: string;
  readonly min: number;
  readonly max: number;
}

const tiersOf = (bounds: readonly number[], first?: string): readonly Tier[] =>
  bounds.map((min, index) => {
    const next = bounds[index + 1];
    const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
    if (next === undefined) return { tierDescription: `${dollars(min)} and above`, min, max: Infinity };
    const max = next - 0.01;
    const range = `${dollars(min)}-${dollars(max)}`;
    return { tierDescription: index === 0 ? (first ?? range) : range, min, max };
  });

/** The tiers of `DDA4A` (RATE-06). */
const businessTiers = tiersOf([0, 5000, 25_000, 50_000, 100_000], 'Under $5,000');
/** The tiers of every other product (RATE-06). */
const usualTiers = tiersOf([0, 10_000, 25_000, 50_000, 100_000, 500_000]);

/** Returns the tiers that the contract defines for a product (RATE-06). */
export const depositTiers = (productKey: string): readonly Tier[] =>
  productKey === 'DDA4A' ? businessTiers : usualTiers;

/** Product keys of certificates; the other deposits are checking and savings accounts (RATE-06). */
export const cdKeys: readonly string[] = ['CD99', 'JB99'];

/** Percent per year. The maximum catches typos. */
const depositPercent = () => z.number().min(0.001).max(25);

/** A rate and its APY, which is at least as high because of compounding. */
export const rateAndYield = { apr: depositPercent(), apy: depositPercent() };

/** The fields of a tier in a rate file. */
export const tierFields = {
  tierDescription: z.string().min(1),
  minimumBalance: z.number().min(0),
  /** `null` if there is no maximum. */
  maximumBalance: z.number().positive().nullable(),
};

interface BalanceTier {
  readonly tierDescription: string;
  readonly minimumBalance: number;
  readonly maximumBalance: number | null;
}

/** Returns a rate of a tier in the shape of RATE-05. @param bonus For a customer with a token, in percentage points. */
export const gridRate = (
  { tierDescription, minimumBalance, maximumBalance }: BalanceTier,
  { apr, apy }: { readonly apr: number; readonly apy: number },
  bonus: number,
) => ({
  apr: round(apr + bonus),
  apy: bonus === 0 ? apy : dailyYield(apr + bonus),
  tierDescription,
  minimumBalance,
  maximumBalance,
});

/** Returns why a tier does not fit the contract, or the tier before it. */
function tierFault(
  productKey: string,
  tier: BalanceTier,
  before: BalanceTier | undefined,
): string | undefined {
  const tiers = depositTiers(productKey);
  const { tierDescription, minimumBalance, maximumBalance } = tier;
  const bounds = tiers.find((one) => one.tierDescription === tierDescription);
  if (!bounds)
    return `Expected a tier of ${productKey}: ${tiers.map((one) => one.tierDescription).join('; ')}`;
  const max = maximumBalance ?? Infinity;
  if (minimumBalance < bounds.min || max > bounds.max || max < minimumBalance)
    return `Expected balances within ${tierDescription}`;
  const isAbove = !before || minimumBalance > (before.maximumBalance ?? Infinity);
  return isAbove ? undefined : 'Expected a tier above the one before';
}

/** Reports the errors in a product's tiers. @param tables Its tiers by zone, by field. */
export function checkTiers(
  productKey: string,
  tables: Readonly<Record<string, Readonly<Record<string, readonly BalanceTier[]>>>>,
  context: z.RefinementCtx,
): void {
  for (const [field, zones] of Object.entries(tables))
    for (const [zone, tiers] of Object.entries(zones))
      for (const [at, tier] of tiers.entries()) {
        const message = tierFault(productKey, tier, tiers[at - 1]);
        const path = [field, zone, at, 'tierDescription'];
        if (message !== undefined) context.addIssue({ code: 'custom', path, message });
      }
}
