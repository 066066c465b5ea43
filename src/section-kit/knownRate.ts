import type { Locale } from '#lib/format/locale.ts';
import { formatDollars, formatPercent } from '#lib/format/money.ts';

/** A rate in force when the page was made; see `rates` in `pages-json`. */
export interface KnownRate {
  /** Percent a year, or dollars. */
  readonly value: number;
  readonly unit: 'APY' | 'APR' | 'rate' | 'dollars';
  /** Decimals to show (RATE-13). */
  readonly decimals: number;
  /** The day from which it is in force, `YYYY-MM-DD`. */
  readonly asOf: string;
  /**
   * What the service that a browser asks for a newer one calls its product: the key of a card offer
   * (`ELM_WEB_0001_HARBOR1`), a mortgage (`30-year fixed`), a certificate of deposit (`CD99`).
   */
  readonly live?: string;
}

/** A rate that a section's props name, or could show. */
export interface NamedRate {
  /** Key of the site's rates: file, product, and what tells its rates apart, such as `cd.CD99.12.apy`. */
  readonly key: string;
  /** Where the props name it. */
  readonly path: readonly (string | number)[];
}

/** Finds a rate by its key; `undefined` when none is in force. */
export type FindRate = (key: string) => KnownRate | undefined;

/** A rate as pages write it, such as `4.13%` or `$95.00`. */
export const rateText = ({ value, unit, decimals }: KnownRate, locale: Locale): string =>
  unit === 'dollars' ? formatDollars(value, locale) : formatPercent(value, decimals);
