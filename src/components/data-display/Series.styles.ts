import { media } from '#theme/base/media.ts';
import { styled, type Theme } from '#theme/styled.ts';

const name = 'PorticoSeries';

interface OfSeries {
  /** Position of the series among those of its picture, from 0. */
  readonly ownerState: { readonly series: number };
}

const systemColors = ['CanvasText', 'Highlight', 'GrayText'];

/** Colors a part in the color of its series: neighbors differ in lightness too. */
const inItsColor = ({ vars: { palette } }: Theme, property: 'fill' | 'background') =>
  [palette.primary.main, palette.secondary.main, palette.text.secondary].map((color, series) => ({
    props: { series },
    style: { [property]: color, [media.forcedColors]: { [property]: systemColors[series] } },
  }));

/** What a picture draws of a series. */
export const Series = styled('path', { name, slot: 'Root' })<OfSeries>(({ theme }) => ({
  variants: inItsColor(theme, 'fill'),
}));

/** What a series is, with its swatch before it. */
export const SeriesTerm = styled('dt', { name, slot: 'Term' })(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: spacing(1.25),
}));

/** The figure of a series. */
export const SeriesValue = styled('dd', { name, slot: 'Value' })(({ theme: { typography } }) => ({
  margin: 0,
  fontWeight: typography.fontWeightBold,
  fontVariantNumeric: 'tabular-nums',
}));

/** The color of a series beside its name. */
export const Swatch = styled('span', { name, slot: 'Swatch' })<OfSeries>(({ theme }) => ({
  flex: 'none',
  width: '.75em',
  height: '.75em',
  borderRadius: theme.vars.shape.smallRadius,
  forcedColorAdjust: 'none',
  variants: inItsColor(theme, 'background'),
}));
