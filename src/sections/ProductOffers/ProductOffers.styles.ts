import { Button } from '#components/inputs/Button.tsx';
import { Card, CardContent, CardPicture } from '#components/surfaces/Card.tsx';
import { Inline, Typography } from '#components/data-display/Typography.tsx';
import { styled } from '#theme/styled.ts';
import type { OfferColumns } from './offerColumns.ts';

const name = 'PorticoProductOffers';

interface State {
  readonly ownerState: OfferColumns;
}

const equal = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });

export const Offers = styled('ul', { name, slot: 'Offers' })<State>(
  ({ theme: { breakpoints, spacing } }) => ({
    listStyle: 'none',
    margin: spacing(3, 0, 0),
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: spacing(2),
    [breakpoints.up('md')]: { gap: spacing(2.5) },
    variants: [
      ...([2, 3] as const).map((medium) => ({
        props: { medium },
        style: { [breakpoints.up('md')]: equal(medium) },
      })),
      { props: { large: 4 as const }, style: { [breakpoints.up('lg')]: equal(4) } },
    ],
  }),
);

export const Offer = styled(Card, { name, slot: 'Offer' })({ display: 'flex', flexDirection: 'column' });

export const Media = styled(CardPicture, { name, slot: 'Media' })({ aspectRatio: '5 / 2' });

export const Content = styled(CardContent, { name, slot: 'Content' })(
  ({ theme: { spacing, breakpoints } }) => ({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: spacing(1),
    // With three cards in a row on a tablet, there is little space for text.
    [breakpoints.between('md', 'lg')]: {
      padding: spacing(2.25),
      '&:last-child': { paddingBottom: spacing(2.25) },
    },
  }),
);

export const Product = styled(Typography, { name, slot: 'Product' })(({ theme: { vars, typography } }) => ({
  color: vars.palette.secondary.main,
  fontWeight: typography.fontWeightMedium,
}));

export const Figure = styled('p', { name, slot: 'Figure' })(
  ({ theme: { vars, typography, breakpoints } }) => ({
    ...typography.figure,
    fontSize: typography.h1.fontSize,
    color: vars.palette.primary.main,
    fontVariantNumeric: 'tabular-nums',
    [breakpoints.between('md', 'lg')]: { fontSize: typography.h2.fontSize },
  }),
);

export const Before = styled(Typography, { name, slot: 'Before' })(({ theme: { typography } }) => ({
  display: 'block',
  letterSpacing: 0,
  fontWeight: typography.fontWeightRegular,
}));

export const Unit = styled(Inline, { name, slot: 'Unit' })(({ theme: { typography, breakpoints } }) => ({
  fontSize: typography.h4.fontSize,
  letterSpacing: 0,
  // A long unit does not fit next to the number, so move all units below it.
  [breakpoints.between('md', 'lg')]: { display: 'block' },
}));

export const Text = styled(Inline, { name, slot: 'Text' })(({ theme: { spacing } }) => ({
  paddingBottom: spacing(1),
}));

/** At the bottom, aligned with those of adjacent cards. */
export const Action = styled(Button, { name, slot: 'Action' })(({ theme: { breakpoints, spacing } }) => ({
  alignSelf: 'stretch',
  marginTop: 'auto',
  [breakpoints.between('md', 'lg')]: { paddingInline: spacing(1) },
}));
