import styled from '@emotion/styled';
import type { Locale } from '#lib/locale.ts';
import { formatPercent } from '#lib/money.ts';
import { spokenRate } from '#lib/spokenRate.ts';
import { fontSizes, radius } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';

const Root = styled.span({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&.figure': { display: 'block', color: vars.primary, lineHeight: 1.15 },
  '&.figure > .digits': { fontSize: fontSizes.figure, fontWeight: 650, letterSpacing: '-.02em' },
  '&.figure > .unit': { fontSize: fontSizes.h4, fontWeight: 650 },
  // The digits stay in their place, so that the skeleton has their size in every font.
  '&.loading > .digits': { color: 'transparent', background: vars.line, borderRadius: radius.control },
  '&.unavailable > .digits': { color: vars.textMuted },
  '& > .as-of': {
    display: 'block',
    whiteSpace: 'normal',
    color: vars.textMuted,
    fontSize: fontSizes.caption,
    lineHeight: 1.6,
  },
});

/** How many decimals a kind of rate is shown with (RATE-13). */
export const rateDecimals = {
  deposit: 2,
  loan: 2,
  card: 2,
  homeEquity: 2,
  cashOutRefinance: 3,
  mortgagePurchase: 3,
  mortgageRefinance: 2,
} as const;

export interface RateFigureProps {
  /** Percent a year; without it the rate is on its way or not available. */
  readonly percent?: number | undefined;
  /** True while the rate is on its way. */
  readonly isLoading?: boolean;
  readonly decimals: number;
  /** What the number is; said to screen readers, and shown where no table head says it. */
  readonly unit: 'APY' | 'APR' | '';
  readonly showUnit?: boolean;
  /** `figure` is as large as the page's main number. */
  readonly size?: 'text' | 'figure';
  readonly locale: Locale;
  /** Says in words that there is no rate, or none yet. */
  readonly words: { readonly rateUnavailable: string; readonly rateLoading: string };
  /** Such as `Rates as of November 16, 2026`. */
  readonly asOf?: string;
  /** By which the section's program finds the figure. */
  readonly name?: string;
}

/** A rate: digits for the eye, words for the ear, in one size whether it is there, on its way or not available. */
export function RateFigure(props: RateFigureProps) {
  const { percent, isLoading = false, decimals, unit, showUnit = false, size = 'text' } = props;
  const { locale, words, asOf, name } = props;
  const shown = isLoading ? undefined : percent;
  const state = isLoading ? 'loading' : percent === undefined ? 'unavailable' : 'shown';
  const spoken =
    shown === undefined
      ? words[isLoading ? 'rateLoading' : 'rateUnavailable']
      : spokenRate(shown, decimals, locale, unit);
  return (
    <Root
      className={`${size} ${state}`}
      data-rate={name}
      data-decimals={name && decimals}
      data-unit={name && unit}
    >
      <span className="digits" aria-hidden="true">
        {state === 'unavailable' ? '—' : formatPercent(shown ?? 0, decimals)}
      </span>
      {showUnit && unit !== '' && (
        <span className="unit" aria-hidden="true">
          {` ${unit}`}
        </span>
      )}
      <span className="spoken visually-hidden">{spoken}</span>
      {asOf !== undefined && <span className="as-of">{asOf}</span>}
    </Root>
  );
}
