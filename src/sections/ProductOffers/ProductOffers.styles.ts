import { Button } from '#components/inputs/Button.tsx';
import { Card, CardContent, CardMedia } from '#components/surfaces/Card.tsx';
import { Inline } from '#components/data-display/Inline.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoProductOffers';

export const Offers = styled('ul', { name, slot: 'Offers' })(({ theme: { breakpoints, spacing } }) => ({
  listStyle: 'none',
  margin: spacing(3, 0, 0),
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
  [breakpoints.up('medium')]: {
    gap: spacing(2.5),
    gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  },
}));

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

/** At the lower end, level with those of the cards beside it. */
export const Action = styled(Button, { name, slot: 'Action' })({ alignSelf: 'stretch', marginTop: 'auto' });
