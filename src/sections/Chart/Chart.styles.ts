import { Inline } from '#components/data-display/Typography.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoChart';

/** The facts beside the chart, the source and the table below it. Without facts, the chart is as wide as text. */
export const Content = styled('div', { name, slot: 'Content' })<{
  readonly ownerState: { readonly hasFacts: boolean };
}>(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  maxWidth: vars.layout.textWidth,
  variants: [
    {
      props: { hasFacts: true },
      style: {
        maxWidth: 'none',
        [breakpoints.up('lg')]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)',
          columnGap: spacing(8),
        },
      },
    },
  ],
}));

export const Facts = styled('dl', { name, slot: 'Facts' })(({ theme: { breakpoints } }) => ({
  display: 'grid',
  alignContent: 'start',
  [breakpoints.up('lg')]: { gridRow: '1 / span 2' },
}));

export const Result = styled('div', { name, slot: 'Result' })(({ theme: { spacing } }) => ({
  marginBottom: spacing(1.5),
  overflowWrap: 'anywhere',
}));

export const Fact = styled('div', { name, slot: 'Fact' })(({ theme: { spacing, stroke, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: spacing(2),
  paddingBlock: spacing(1),
  borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
}));

/** The numbers of the axis at the start of the plot, the labels below it. */
export const Figure = styled('div', { name, slot: 'Figure' })(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: spacing(1.5),
  rowGap: spacing(0.75),
  ...typography.caption,
  color: vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  // The uppermost number is half above the plot.
  paddingTop: '.7em',
}));

export const Axis = styled('div', { name, slot: 'Axis' })({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

/** As high as nothing, so that its middle is on its line. */
export const Tick = styled('span', { name, slot: 'Tick' })({
  height: 0,
  display: 'grid',
  alignContent: 'center',
});

export const Plot = styled('svg', { name, slot: 'Plot' })({
  display: 'block',
  width: '100%',
  height: 'clamp(13rem, 30vw, 20rem)',
  overflow: 'visible',
});

export const GridLines = styled('path', { name, slot: 'Grid' })(({ theme: { vars } }) => ({
  stroke: vars.palette.divider,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
}));

export const Steps = styled('path', { name, slot: 'Steps' })(({ theme: { vars } }) => ({
  fill: 'none',
  stroke: vars.palette.primary.main,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  [media.forcedColors]: { stroke: 'CanvasText' },
}));

export const Newest = styled('path', { name, slot: 'Newest' })(({ theme: { vars } }) => ({
  stroke: vars.palette.primary.main,
  strokeWidth: 12,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  [media.forcedColors]: { stroke: 'CanvasText' },
}));

export const Under = styled('path', { name, slot: 'Under' })(({ theme: { vars } }) => ({
  fill: vars.palette.primary.subtle,
  [media.forcedColors]: { fill: 'none' },
}));

export const Labels = styled('div', { name, slot: 'Labels' })({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
});

/** In the middle below its bar, and wider than that if it must; or at a place below the line. */
export const Label = styled('span', { name, slot: 'Label' })<{
  readonly ownerState: { readonly isBelowBar: boolean };
}>({
  variants: [
    {
      props: { isBelowBar: true },
      style: {
        flex: '1 1 0',
        minWidth: 0,
        display: 'grid',
        justifyContent: 'center',
        textAlign: 'center',
      },
    },
  ],
});

export const LabelsAre = styled('p', { name, slot: 'LabelsAre' })({ gridColumn: 2, textAlign: 'center' });

export const Below = styled('div', { name, slot: 'Below' })(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
  maxWidth: vars.layout.textWidth,
  [breakpoints.up('lg')]: { gridColumnEnd: -1 },
}));

export const Source = styled(Inline, { name, slot: 'Source' })(({ theme: { vars } }) => ({
  color: vars.palette.text.secondary,
}));
