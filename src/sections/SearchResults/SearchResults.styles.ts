import { Inline, Typography } from '#components/data-display/Typography.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { Card } from '#components/surfaces/Card.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoSearchResults';

/** Before a search: neither the section nor the address has one. */
const idle = '[data-section]:not([data-searching]) > [data-idle]';

export const Root = styled(SectionFrame, { name, slot: 'Root' })(({ theme: { spacing } }) => ({
  paddingBlock: spacing(2, 8),
  // Keeps the content below out of view until the results have loaded, so that it does not shift visibly.
  minHeight: '100svh',
  [`${idle}&`]: { minHeight: 0, '& [id$=-heading]': { display: 'none' } },
}));

/** The number of results. */
export const Summary = styled('p', { name, slot: 'Summary' })(({ theme: { spacing, vars } }) => ({
  minHeight: '1.6em',
  marginTop: spacing(1.5),
  color: vars.palette.text.secondary,
  [`${idle} &`]: { minHeight: 0, marginTop: 0 },
  '&:focus': { outline: 0 },
}));

export const Columns = styled('div', { name, slot: 'Columns' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(5),
  marginTop: spacing(2.5),
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem', gap: spacing(8) },
  [`${idle} &`]: { display: 'block', marginTop: 0 },
}));

/** The results, with space between their parts. */
export const Main = styled('div', { name, slot: 'Main' })(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  '& > img': { borderRadius: vars.shape.cardRadius },
}));

interface SideState {
  readonly ownerState: { readonly isWaiting: boolean };
}

export const Side = styled('div', { name, slot: 'Side' })<SideState>(
  ({ theme: { spacing, breakpoints } }) => ({
    display: 'grid',
    alignContent: 'start',
    gap: spacing(3.5),
    variants: [
      // On narrow screens it is below the results, so show it together with them.
      { props: { isWaiting: true }, style: { [breakpoints.down('lg')]: { display: 'none' } } },
    ],
  }),
);

export const Results = styled('ol', { name, slot: 'Results' })({ listStyle: 'none', margin: 0, padding: 0 });

export const Result = styled('li', { name, slot: 'Result' })(({ theme: { spacing, vars, stroke } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(0.5),
  paddingBlock: spacing(2.25),
  borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
}));

export const ResultTitle = styled(Link, { name, slot: 'ResultTitle' })(({ theme: { typography } }) => ({
  fontSize: typography.h4.fontSize,
  fontWeight: typography.fontWeightMedium,
}));

/** A search term within a result. */
export const Match = styled('mark', { name, slot: 'Match' })(({ theme: { vars, typography } }) => ({
  background: 'none',
  color: vars.palette.text.primary,
  fontWeight: typography.fontWeightBold,
}));

export const Failure = styled(Inline, { name, slot: 'Failure' })(({ theme: { vars, typography } }) => ({
  color: vars.palette.error.main,
  fontWeight: typography.fontWeightMedium,
}));

export const SideTitle = styled(Typography, { name, slot: 'SideTitle' })(
  ({ theme: { spacing, typography } }) => ({
    marginBottom: spacing(0.75),
    fontWeight: typography.fontWeightBold,
  }),
);

export const SideLink = styled(Link, { name, slot: 'SideLink' })(({ theme: { spacing } }) => ({
  display: 'block',
  paddingBlock: spacing(1),
}));

/** What is recommended for this search. */
export const Bets = styled('ul', { name, slot: 'Bets' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

export const Bet = styled(Card, { name, slot: 'Bet' })(({ theme: { spacing } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1),
  padding: spacing(2.5),
}));
