import type { CdRate } from '#data/cdRates.ts';
import { lowestBalances } from '#data/rateGrid.ts';
import type { Locale } from '#lib/format/locale.ts';
import { formatDollars, formatWholeDollars } from '#lib/format/money.ts';
import type { Props } from './CdRateCards.schema.ts';

type Card = Props['cards'][number];

/** An option of a card's select: a term, with its yield in one tier. Disabled if the service quotes no yield. */
export interface PricedTerm {
  /** `12`, the months; or `12 10000`, with the tier's minimum balance unless the tier is the lowest. */
  readonly value: string;
  readonly months: number;
  /** The text of the term. */
  readonly label: string;
  /** Percent a year; absent if it is not available. */
  readonly apy: number | undefined;
}

/** A product's terms in one balance tier, shortest first. */
export interface PricingTier {
  /** Dollars from which it applies; 0 for the author's rates. */
  readonly minimumBalance: number;
  /** The range of balances in words; absent if the yield does not depend on the balance. */
  readonly balances?: string;
  readonly terms: readonly PricedTerm[];
}

/** Words for a range of balances: `tierRange` with `{min}` and `{max}`, or `tierFrom` with `{min}`. */
export interface TierWords {
  readonly locale: Locale;
  readonly word: (key: 'tierRange' | 'tierFrom', values: Record<string, string>) => string;
}

/** Returns the description of a tier. The service's own is English; other languages get the balances. */
function balancesOf(rate: CdRate, { locale, word }: TierWords): string {
  if (locale === 'en' && rate.tierDescription !== '') return rate.tierDescription;
  const min = formatWholeDollars(rate.minimumBalance, locale);
  return rate.maximumBalance === undefined
    ? word('tierFrom', { min })
    : word('tierRange', { min, max: formatDollars(rate.maximumBalance, locale) });
}

/** Whether the yield of any term depends on the balance. */
const differsByBalance = (rates: readonly CdRate[]) =>
  rates.some(({ termInMonths, apy }) =>
    rates.some((other) => other.termInMonths === termInMonths && other.apy !== apy),
  );

/**
 * Returns a card's tiers, lowest balances first: with the live rates of its product if there is an answer, else with the
 * author's. A term without a live rate has none: the author's would be of another date and place (RATE-15).
 */
export function pricingTiers(
  card: Card,
  live: readonly CdRate[] | undefined,
  words: TierWords,
): PricingTier[] {
  if (!live)
    return [
      {
        minimumBalance: 0,
        terms: card.terms.map(({ months, label, apy }) => ({ value: String(months), months, label, apy })),
      },
    ];
  const rates = live.filter(({ productKey }) => productKey === card.productKey);
  const tiered = differsByBalance(rates);
  const [lowest = { minimumBalance: 0 }, ...higher] = lowestBalances(rates);
  const minimums = tiered ? [lowest, ...higher] : [lowest];
  return minimums.map(({ minimumBalance }) => {
    const here = rates.filter((rate) => rate.minimumBalance === minimumBalance);
    const isLowest = minimumBalance === lowest.minimumBalance;
    const terms = card.terms.flatMap(({ months, label }): PricedTerm[] => {
      const apy = here.find(({ termInMonths }) => termInMonths === months)?.apy;
      const value = isLowest ? String(months) : `${months} ${minimumBalance}`;
      return apy === undefined && !isLowest ? [] : [{ value, months, label, apy }];
    });
    const [first] = here;
    return { minimumBalance, ...(tiered && first && { balances: balancesOf(first, words) }), terms };
  });
}

const termsIn = (tiers: readonly PricingTier[]) =>
  tiers.flatMap((tier) =>
    tier.terms.flatMap(({ apy, ...term }) => (apy === undefined ? [] : [{ term: { ...term, apy }, tier }])),
  );

/** Returns the available option with the highest yield, in the lowest tier that has it. */
export const bestTerm = (tiers: readonly PricingTier[]) =>
  termsIn(tiers).reduce<ReturnType<typeof termsIn>[number] | undefined>(
    (best, one) => (best && best.term.apy >= one.term.apy ? best : one),
    undefined,
  );

/** Returns the chosen option with its tier. If that tier no longer exists, returns the same term in the lowest tier. */
export function chosenTerm(tiers: readonly PricingTier[], value: string) {
  const all = termsIn(tiers);
  return (
    all.find(({ term }) => term.value === value) ?? all.find(({ term }) => term.value === value.split(' ')[0])
  );
}
