import type { Locale } from '#lib/format/locale.ts';
import { formatRate } from '#lib/format/money.ts';
import { spokenRate } from '#lib/format/spokenRate.ts';
import { em } from '#theme/base/breakpoints.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'PorticoRateFigure';

interface FigureState {
  readonly size: 'text' | 'figure';
  readonly state: 'shown' | 'loading' | 'unavailable';
}
interface State {
  readonly ownerState: FigureState;
}

const Root = styled('span', { name, slot: 'Root' })<State>(({ theme: { breakpoints } }) => ({
  // Large text on a phone needs a second line.
  [breakpoints.up(em(320))]: { whiteSpace: 'nowrap' },
  variants: [{ props: { size: 'figure' }, style: { display: 'block' } }],
}));
const Digits = styled('span', { name, slot: 'Digits' })<State>({});
const Unit = styled('span', { name, slot: 'Unit' })<State>({});
const AsOf = styled('span', { name, slot: 'AsOf' })<State>({ display: 'block', whiteSpace: 'normal' });

export interface RateFigureProps {
  /** Percent a year; `undefined` while the rate is loading or if it is unavailable. */
  readonly percent?: number | undefined;
  /** True while the rate is loading. */
  readonly isLoading?: boolean;
  readonly decimals: number;
  /**
   * The kind of rate. Always read by screen readers; visible only with `showUnit`, for places without a table header.
   */
  readonly unit: 'APY' | 'APR' | '';
  readonly showUnit?: boolean;
  /** `figure` is the size of a page's main number. */
  readonly size?: 'text' | 'figure';
  readonly locale: Locale;
  /** Texts for a rate that is unavailable or loading. */
  readonly words: { readonly rateUnavailable: string; readonly rateLoading: string };
  /** Such as `Rates as of November 16, 2026`. */
  readonly asOf?: string;
  /** The name by which the section's behavior finds the figure. */
  readonly name?: string;
}

/**
 * A rate, with digits to see and words for screen readers. Its size is the same whether it is shown, loading or
 * unavailable. `showRate` updates both texts and `data-state` in the finished HTML.
 */
export function RateFigure(inProps: RateFigureProps) {
  const props = useThemeProps({ props: inProps, name });
  const { percent, isLoading = false, decimals, unit, showUnit = false, size = 'text' } = props;
  const { locale, words, asOf, name: rateName } = props;
  const shown = isLoading ? undefined : percent;
  const state = isLoading ? 'loading' : percent === undefined ? 'unavailable' : 'shown';
  const ownerState: FigureState = { size, state };
  const spoken =
    shown === undefined
      ? words[isLoading ? 'rateLoading' : 'rateUnavailable']
      : spokenRate(shown, decimals, locale, unit);
  return (
    <Root
      ownerState={ownerState}
      data-state={state}
      data-rate={rateName}
      data-decimals={rateName && decimals}
      data-unit={rateName && unit}
    >
      <Digits ownerState={ownerState} data-part="digits" aria-hidden="true">
        {state === 'unavailable' ? '—' : formatRate(shown ?? 0, decimals, shown === undefined ? '' : unit)}
      </Digits>
      {showUnit && unit !== '' && (
        <Unit ownerState={ownerState} aria-hidden="true">
          {` ${unit}`}
        </Unit>
      )}
      <span className="visually-hidden" data-part="spoken">
        {spoken}
      </span>
      {asOf !== undefined && <AsOf ownerState={ownerState}>{asOf}</AsOf>}
    </Root>
  );
}
