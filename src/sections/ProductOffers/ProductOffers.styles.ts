import { Button } from '#components/inputs/Button.tsx';
import { Card, CardContent, CardMedia } from '#components/surfaces/Card.tsx';
import { Inline } from '#components/data-display/Inline.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
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
    [breakpoints.up('medium')]: { gap: spacing(2.5) },
    variants: [
      ...([2, 3] as const).map((medium) => ({
        props: { medium },
        style: { [breakpoints.up('medium')]: equal(medium) },
      })),
      { props: { large: 4 as const }, style: { [breakpoints.up('large')]: equal(4) } },
    ],
  }),
);

export const Offer = styled(Card, { name, slot: 'Offer' })({ display: 'flex', flexDirection: 'column' });

export const Media = styled(CardMedia, { name, slot: 'Media' })({ aspectRatio: '5 / 2' });

export const Content = styled(CardContent, { name, slot: 'Content' })(({ theme: { spacing } }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1),
}));

export const Product = styled(Typography, { name, slot: 'Product' })({});

export const Figure = styled('p', { name, slot: 'Figure' })({});

export const Before = styled(Typography, { name, slot: 'Before' })({ display: 'block' });

export const Unit = styled(Inline, { name, slot: 'Unit' })({});

/** At the bottom, aligned with those of adjacent cards. */
export const Action = styled(Button, { name, slot: 'Action' })({ alignSelf: 'stretch', marginTop: 'auto' });
