import { fullRows } from '#components/layout/wholeRow.ts';
import { hiddenWhileAsking } from '#components/rates/RatePanel.styles.ts';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoCdRateCards';

interface State {
  readonly ownerState: { readonly isAlone: boolean };
}

export const Cards = styled('div', { name, slot: 'Cards' })<State>(({ theme: { spacing } }) => ({
  ...fullRows('19rem'),
  gap: spacing(2.5),
  marginTop: spacing(2.5),
  ...hiddenWhileAsking,
  variants: [{ props: { isAlone: true }, style: { maxWidth: '38rem' } }],
}));

/** Reserves space for the longer message, so that the layout does not shift when the rates arrive. */
export const Note = styled(Typography, { name, slot: 'Note' })(({ theme: { spacing } }) => ({
  minHeight: '3.2em',
  marginTop: spacing(2),
  ...hiddenWhileAsking,
}));

export const Figure = styled('p', { name, slot: 'Figure' })(({ theme: { spacing, vars } }) => ({
  paddingBlock: spacing(0.4),
  color: vars.palette.primary.main,
  fontVariantNumeric: 'tabular-nums',
}));

export const UpTo = styled(Typography, { name, slot: 'UpTo' })({ display: 'block' });

export const Unit = styled('abbr', { name, slot: 'Unit' })(({ theme: { typography } }) => ({
  fontSize: typography.h4.fontSize,
  fontWeight: typography.figure.fontWeight,
  textDecoration: 'none',
}));

/** At the bottom, so that the selects of adjacent cards line up. */
export const Choice = styled(ScriptOnly, { name, slot: 'Choice' })({ marginTop: 'auto' });

/** All terms in a table: for print, and for browsers without scripts, where the select does nothing. */
export const Terms = styled('div', { name, slot: 'Terms' })(({ theme: { spacing } }) => ({
  '@media screen and (scripting: enabled)': { display: 'none' },
  [media.noScript]: {
    overflowX: 'auto',
    '& > table': { display: 'table !important', borderCollapse: 'collapse' },
    '& caption': { textAlign: 'start' },
    '& :is(th, td)': { padding: spacing(0.75, 1.5, 0.75, 0), textAlign: 'start', whiteSpace: 'nowrap' },
  },
}));
