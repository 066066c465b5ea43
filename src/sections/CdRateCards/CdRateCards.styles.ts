import { fullRows } from '#components/layout/wholeRow.ts';
import { hiddenWhileAsking } from '#components/rates/RatePanel.styles.ts';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { Table } from '#components/data-display/Table.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoCdRateCards';

interface State {
  readonly ownerState: { readonly isAlone: boolean; readonly variant: 'cards' | 'table' };
}

export const Cards = styled('div', { name, slot: 'Cards' })<State>(({ theme: { spacing } }) => ({
  ...fullRows('19rem'),
  gap: spacing(2.5),
  marginTop: spacing(2.5),
  ...hiddenWhileAsking,
  variants: [
    { props: { isAlone: true }, style: { maxWidth: '38rem' } },
    // Four columns of figures need more than half a tablet, and end with their last row.
    {
      props: { variant: 'table' },
      style: { alignItems: 'start', '& > *': { flex: '1 1 min(100%, 26rem)' } },
    },
  ],
}));

/** Reserves space for the longer message, so that the layout does not shift when the rates arrive. */
export const Note = styled(Typography, { name, slot: 'Note' })(({ theme: { spacing, breakpoints } }) => ({
  minHeight: '3.2em',
  [breakpoints.up('lg')]: { minHeight: '1.6em' },
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

/** The deposit above the table: its field, and what it grows to. */
export const Deposit = styled('div', { name, slot: 'Deposit' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2, 4),
  alignItems: 'end',
  marginTop: spacing(2.5),
  ...hiddenWhileAsking,
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' },
}));

export const AmountForm = styled('form', { name, slot: 'AmountForm' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  alignItems: 'end',
  // The button has a line of its own where the letters are large.
  '& > :has(input)': { flex: '1 1 9rem', minWidth: 0 },
}));

/** What the deposit grows to. Takes the place of three lines, so that no answer moves the table. */
export const Outcome = styled('p', { name, slot: 'Outcome' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(0.5),
  alignContent: 'end',
  minHeight: '7.5em',
  textWrap: 'balance',
  // Digits of one width wrap alike, whatever the rates.
  fontVariantNumeric: 'tabular-nums',
  [breakpoints.up('md')]: { minHeight: '4em' },
}));

/** Fixed columns, so that no figure that arrives moves its neighbors. */
export const TermTable = styled(Table, { name, slot: 'TermTable' })({
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& th': { overflowWrap: 'normal', textWrap: 'balance' },
  '& thead th:nth-of-type(1)': { width: '32%' },
  '& thead th:nth-of-type(2)': { width: '21%' },
  '& thead th:nth-of-type(3)': { width: '29%' },
});

/** The link to open a term: as high as its row, for fingers. */
export const OpenLink = styled(Link, { name, slot: 'OpenLink' })(({ theme: { spacing } }) => ({
  display: 'inline-block',
  marginBlock: spacing(-1.25),
  paddingBlock: spacing(1.25),
}));

/** Marks the term with the highest yield, below its name. */
export const Highest = styled('span', { name, slot: 'Highest' })(({ theme: { typography, vars } }) => ({
  display: 'block',
  color: vars.palette.primary.main,
  fontSize: typography.caption.fontSize,
  fontWeight: typography.figure.fontWeight,
}));
