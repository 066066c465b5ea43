import type { Locale } from '#lib/format/locale.ts';
import { formatPercent } from '#lib/format/money.ts';
import { spokenRate } from '#lib/format/spokenRate.ts';

/** What a figure shows: percent a year, or the reason why there is no number. */
export type ShownRate = number | 'loading' | 'unavailable';

export interface RateWords {
  readonly rateLoading: string;
  readonly rateUnavailable: string;
}

/**
 * Updates the HTML of a `RateFigure`.
 *
 * @returns whether the visible text changed.
 */
export function showRate(figure: HTMLElement, rate: ShownRate, locale: Locale, words: RateWords): boolean {
  const digits = figure.querySelector('[data-part=digits]');
  const spoken = figure.querySelector('[data-part=spoken]');
  if (!digits || !spoken) return false;
  const decimals = Number(figure.dataset['decimals']);
  const before = digits.textContent;
  const isNumber = typeof rate === 'number';
  figure.dataset['state'] = isNumber ? 'shown' : rate;
  if (isNumber) {
    digits.textContent = formatPercent(rate, decimals);
    spoken.textContent = spokenRate(rate, decimals, locale, figure.dataset['unit']);
  } else {
    // While a rate is loading, the old digits give the skeleton its size.
    if (rate === 'unavailable') digits.textContent = '—';
    spoken.textContent = words[rate === 'loading' ? 'rateLoading' : 'rateUnavailable'];
  }
  return digits.textContent !== before;
}
