import { depositLimits } from './depositLimits.ts';
import { reachedTier } from '#data/rateGrid.ts';
import { formatNumber } from '#lib/format/money.ts';
import { readDollars } from '#lib/format/readNumber.ts';
import type { Props } from './CdRateCards.schema.ts';
import type { PricingTier } from './pricingTiers.ts';

/**
 * Reads an entered deposit such as `$10,000`.
 *
 * @returns dollars; `undefined` unless it is an amount within the limits.
 */
export function readDeposit(text: string): number | undefined {
  const dollars = Number(readDollars(text) ?? Number.NaN);
  return dollars >= depositLimits.min && dollars <= depositLimits.max ? dollars : undefined;
}

/** Formats an entered deposit for its field, such as `10,000`. Leaves text that is none as it is. */
export function shownDeposit(text: string): string {
  const dollars = readDeposit(text);
  return dollars === undefined ? text : formatNumber(dollars);
}

/** Returns the minimum opening deposit of a product in dollars; 0 if the author's text is no amount. */
export const leastDeposit = ({ minimumOpening }: Pick<Props['cards'][number], 'minimumOpening'>): number =>
  Number(readDollars(minimumOpening) ?? 0);

/** Returns the tier that a deposit falls in: the highest one whose minimum balance it reaches, else the lowest. */
export const tierFor = (tiers: readonly PricingTier[], deposit: number): PricingTier =>
  reachedTier(tiers, deposit) ?? tiers[0] ?? { minimumBalance: 0, terms: [] };
