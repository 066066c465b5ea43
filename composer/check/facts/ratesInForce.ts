import { bankDay, defaultTimeZone } from '#lib/format/dates.ts';
import { knownRates, type KnownRates } from '#composer/rates/knownRates.ts';
import { rateBookOf } from './rateBookOf.ts';
import type { SiteFacts } from './SiteFacts.ts';

/** The rates of a day. */
export interface RatesInForce {
  readonly known: KnownRates;
  /** The bank's day, `YYYY-MM-DD`. */
  readonly today: string;
}

const memo = new WeakMap<SiteFacts, RatesInForce>();

/** Returns the rates in force when a site is checked. Memoized, because a site's facts never change. */
export function ratesInForce(facts: SiteFacts): RatesInForce {
  const before = memo.get(facts);
  if (before) return before;
  const { site, now } = facts;
  const today = bankDay(now, site.config?.rates.timeZone ?? defaultTimeZone);
  const made = { known: knownRates(rateBookOf(site), today), today };
  memo.set(facts, made);
  return made;
}
