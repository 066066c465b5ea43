import { Series } from '#components/data-display/Series.styles.ts';
import type { Axis } from './axis.ts';
import * as Styled from './Chart.styles.ts';
import type { ChartModel } from './chartModel.ts';

// Positions are shares of the plot, 0 to 100, with two decimals; y grows downward.
const round = (number: number) => Math.round(number * 100) / 100;
const height = (value: number, { low, high }: Axis) => round(((value - low) / (high - low)) * 100);

interface OnAxis {
  readonly axis: Axis;
}

/** A line for each tick. */
export const Grid = ({ axis }: OnAxis) => (
  <Styled.GridLines d={axis.ticks.map((tick) => `M0 ${round(100 - height(tick, axis))}h100`).join('')} />
);

/** Stacked bars of equal width: a shape for each series. */
export function Bars({ bars, axis }: OnAxis & { readonly bars: NonNullable<ChartModel['bars']> }) {
  const step = 100 / bars.length;
  const width = round(step * 0.68);
  return (bars[0] ?? []).map((_, series) => {
    const shapes = bars.map((values, index) => {
      const below = values.slice(0, series).reduce((sum, value) => sum + value, 0);
      const bottom = round(100 - height(below, axis));
      const top = round(100 - height(below + (values[series] ?? 0), axis));
      return `M${round(index * step + step * 0.16)} ${bottom}h${width}V${top}h-${width}z`;
    });
    // oxlint-disable-next-line react/no-array-index-key -- a series is its place
    return <Series key={series} ownerState={{ series }} d={shapes.join('')} />;
  });
}

/** Steps: a rate stays until it changes. */
export function Line({ line, axis }: OnAxis & { readonly line: NonNullable<ChartModel['line']> }) {
  const at = line.map((point) => ({ x: round(point.at * 100), y: round(100 - height(point.value, axis)) }));
  const steps = `M0 ${at[0]?.y ?? 0}${at
    .slice(1)
    .map(({ x, y }) => `H${x}V${y}`)
    .join('')}`;
  return (
    <>
      <Styled.Under d={`${steps}V100H0z`} />
      <Styled.Steps d={steps} />
      {/* A line of no length with round ends is a dot, however the plot is stretched. */}
      <Styled.Newest d={`M100 ${at.at(-1)?.y ?? 0}h0`} />
    </>
  );
}
