import { Typography } from '#components/data-display/Typography.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoStepList';

/** One below the other on small screens, and always if there are more than four. */
export const Steps = styled('ol', { name, slot: 'Steps' })<{
  readonly ownerState: { readonly inRow: number };
}>(({ theme: { breakpoints, spacing } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('md')]: {
    marginTop: spacing(4),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: spacing(5),
  },
  variants: [2, 3, 4].map((inRow) => ({
    props: { inRow },
    style: { [breakpoints.up('lg')]: { gridTemplateColumns: `repeat(${inRow}, minmax(0, 1fr))` } },
  })),
}));

/** A line with a bold beginning is above each step, and the number below it. */
export const Step = styled('li', { name, slot: 'Step' })(
  ({ theme: { breakpoints, spacing, stroke, vars } }) => ({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: spacing(2.5),
    alignItems: 'start',
    paddingBlock: spacing(2.5),
    borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: `calc(-1 * ${stroke.hairline})`,
      width: spacing(5),
      borderTop: `${stroke.accent} solid ${vars.palette.secondary.main}`,
    },
    [breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: spacing(1),
    },
  }),
);

export const Number = styled(Typography, { name, slot: 'Number' })(({ theme: { breakpoints, vars } }) => ({
  color: vars.palette.primary.main,
  fontVariantNumeric: 'tabular-nums',
  [breakpoints.down('lg')]: { minWidth: '1.2em' },
}));

export const Words = styled('div', { name, slot: 'Words' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(0.75),
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

export const Start = styled('div', { name, slot: 'Start' })(({ theme: { spacing } }) => ({
  marginTop: spacing(2),
}));
