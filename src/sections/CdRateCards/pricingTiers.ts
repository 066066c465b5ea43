import type { CdRate } from '#data/cdRates.ts';
import type { Locale } from '#lib/format/locale.ts';
import { formatDollars, formatWholeDollars } from '#lib/format/money.ts';
import type { Props } from './CdRateCards.schema.ts';

type Card = Props['cards'][number];

/** One choice of a card: a term, and the balances that its yield is for. */
export interface PricedTerm {
  /** The months, and the tier's minimum balance behind them where it is not the lowest: `12` or `12 10000`. */
  readonly value: string;
  readonly months: number;
  /** The term in words. */
  readonly label: string;
  /** Percent a year. */
  readonly apy: number;
}

/** The terms that a product has on a range of balances, shortest first. */
export interface PricingTier {
  /** The balances in words; absent where the yield is the same on all of them. */
  readonly balances?: string;
  readonly terms: readonly PricedTerm[];
}

/** Says a range of balances: `tierRange` with `{min}` and `{max}`, or `tierFrom` with `{min}`. */
export interface TierWords {
  readonly locale: Locale;
  readonly word: (key: 'tierRange' | 'tierFrom', values: Record<string, string>) => string;
}

/** A tier in words. The service describes it in English; other languages have its balances. */
function balancesOf(rate: CdRate, { locale, word }: TierWords): string {
  if (locale === 'en' && rate.tierDescription !== '') return rate.tierDescription;
  const min = formatWholeDollars(rate.minimumBalance, locale);
  return rate.maximumBalance === undefined
    ? word('tierFrom', { min })
    : word('tierRange', { min, max: formatDollars(rate.maximumBalance, locale) });
}

const minimumsOf = (rates: readonly CdRate[]) =>
  [...new Set(rates.map(({ minimumBalance }) => minimumBalance))].toSorted((one, other) => one - other);

/** Whether some term's yield depends on the balance. */
const differsByBalance = (rates: readonly CdRate[]) =>
  rates.some(({ termInMonths, apy }) =>
    rates.some((other) => other.termInMonths === termInMonths && other.apy !== apy),
  );

/**
 * What a card offers, lowest balances first: the live rates of its product, with the author's own yield for a term that
 * has none on the lowest tier.
 */
export function pricingTiers(card: Card, live: readonly CdRate[], words: TierWords): PricingTier[] {
  const rates = live.filter(({ productKey }) => productKey === card.productKey);
  const tiered = differsByBalance(rates);
  const [lowest, ...higher] = minimumsOf(rates);
  const minimums = tiered ? [lowest, ...higher] : [lowest];
  return minimums.map((minimum) => {
    const here = rates.filter(({ minimumBalance }) => minimumBalance === minimum);
    const isLowest = minimum === lowest;
    const terms = card.terms.flatMap(({ months, label, apy: own }): PricedTerm[] => {
      const apy =
        here.find(({ termInMonths }) => termInMonths === months)?.apy ?? (isLowest ? own : undefined);
      const value = isLowest ? String(months) : `${months} ${minimum}`;
      return apy === undefined ? [] : [{ value, months, label, apy }];
    });
    const [first] = here;
    return tiered && first ? { balances: balancesOf(first, words), terms } : { terms };
  });
}

/** The choice with a value, and its tier; on the lowest balances when the chosen tier is no longer there. */
export function chosenTerm(tiers: readonly PricingTier[], value: string) {
  const all = tiers.flatMap((tier) => tier.terms.map((term) => ({ term, tier })));
  return (
    all.find(({ term }) => term.value === value) ?? all.find(({ term }) => term.value === value.split(' ')[0])
  );
}
