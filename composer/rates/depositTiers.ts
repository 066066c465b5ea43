import { z } from 'zod';

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

interface FileTier {
  readonly tierDescription: string;
  readonly minimumBalance: number;
  readonly maximumBalance: number | null;
}

/** Returns the errors in a product's tiers, each with the index of its tier. */
export function tierFaults(productKey: string, tiers: readonly FileTier[]): { at: number; fault: string }[] {
  const known = depositTiers(productKey);
  return tiers.flatMap(({ tierDescription, minimumBalance, maximumBalance }, at) => {
    const tier = known.find((one) => one.tierDescription === tierDescription);
    const names = known.map((one) => one.tierDescription).join('; ');
    if (!tier) return [{ at, fault: `Expected a tier of ${productKey}: ${names}` }];
    const max = maximumBalance ?? Infinity;
    if (minimumBalance < tier.min || max > tier.max || max < minimumBalance)
      return [{ at, fault: `Expected balances within ${tierDescription}` }];
    const before = tiers[at - 1];
    if (before && minimumBalance <= (before.maximumBalance ?? Infinity))
      return [{ at, fault: 'Expected a tier above the one before' }];
    return [];
  });
}
