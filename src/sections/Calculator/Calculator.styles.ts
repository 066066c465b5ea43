import { Inline, Typography } from '#components/data-display/Typography.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoCalculator';

export const Panels = styled('div', { name, slot: 'Panels' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: spacing(3),
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: spacing(6) },
}));

export const Fields = styled('form', { name, slot: 'Fields' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2.5),
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // What has focus stays above the figure at the bottom.
  '& input, & button': { scrollMarginBottom: spacing(14) },
}));

/** The figure at the bottom of a small window while the fields are in it. */
export const Glance = styled('div', { name, slot: 'Glance' })(
  ({ theme: { breakpoints, spacing, stroke, vars } }) => ({
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: spacing(2),
    padding: spacing(1.5, 2),
    border: `${stroke.hairline} solid ${vars.palette.divider}`,
    borderRadius: vars.shape.cardRadius,
    background: vars.palette.primary.subtle,
    [breakpoints.up('lg')]: { display: 'none' },
    '@media print': { display: 'none' },
  }),
);

/** The text field, and the slider beside it, or below it on phones. */
export const Row = styled('div', { name, slot: 'Row' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(1, 2.5),
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)' },
}));

/** A native slider; it needs the script, and the text field does not. */
export const Slider = styled('input', { name, slot: 'Slider' })(({ theme: { vars } }) => ({
  width: '100%',
  minHeight: vars.layout.controlHeight,
  margin: 0,
  accentColor: vars.palette.primary.main,
  cursor: 'pointer',
  [media.noScript]: { display: 'none' },
  '@media print': { display: 'none' },
}));

/** The card with the answer. */
export const Result = styled('div', { name, slot: 'Result' })(
  ({ theme: { breakpoints, spacing, stroke, vars } }) => ({
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'start',
    [breakpoints.up('lg')]: { position: 'sticky', top: spacing(3) },
    gap: spacing(3),
    padding: spacing(3),
    border: `${stroke.hairline} solid ${vars.palette.divider}`,
    borderRadius: vars.shape.cardRadius,
    background: vars.palette.background.paper,
    overflowWrap: 'anywhere',
  }),
);

export const Figure = styled(Typography, { name, slot: 'Figure' })(({ theme: { spacing } }) => ({
  marginBlock: spacing(0.5, 1),
  fontVariantNumeric: 'tabular-nums',
}));

export const Picture = styled('div', { name, slot: 'Picture' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
}));

export const Bar = styled('svg', { name, slot: 'Bar' })(({ theme: { vars } }) => ({
  display: 'block',
  width: '100%',
  height: '1.75rem',
  borderRadius: vars.shape.smallRadius,
}));

export const Columns = styled('svg', { name, slot: 'Columns' })(({ theme: { stroke, vars } }) => ({
  display: 'block',
  width: '100%',
  height: '7rem',
  borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
}));

export const Labels = styled('div', { name, slot: 'Labels' })(({ theme: { spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: spacing(1),
  marginTop: spacing(0.5),
  color: vars.palette.text.secondary,
}));

export const Parts = styled('dl', { name, slot: 'Parts' })({ display: 'grid', margin: 0 });

export const Part = styled('div', { name, slot: 'Part' })(({ theme: { spacing, stroke, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: spacing(2),
  paddingBlock: spacing(0.75),
  borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
}));

export const Note = styled(Inline, { name, slot: 'Note' })(({ theme: { vars } }) => ({
  color: vars.palette.text.secondary,
}));
