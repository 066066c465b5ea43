import { CardPicture } from '#components/surfaces/Card.tsx';
import { styled } from '#theme/styled.ts';

/** The picture of the credit card, across the top of its frame; from tablets on in the corner of it. */
export const Art = styled(CardPicture, { name: 'PorticoCardOfferRates', slot: 'Art' })(
  ({ theme: { breakpoints, spacing } }) => ({
    aspectRatio: '5 / 2',
    width: 'auto',
    margin: spacing(-2, -2, 0),
    maxWidth: 'none',
    [breakpoints.up('md')]: {
      width: `calc(100% + ${spacing(3.5)})`,
      margin: spacing(-3.5, 0, 0.5, -3.5),
    },
  }),
);

/** A card's benefits, one per line. */
export const Features = styled('ul', { name: 'PorticoCardOfferRates', slot: 'Features' })(
  ({ theme: { vars } }) => ({
    paddingInlineStart: '1.35em',
    '& > li::marker': { color: vars.palette.secondary.main },
  }),
);

/** The links below a card, aligned with those of the card next to it. */
export const Actions = styled('div', { name: 'PorticoCardOfferRates', slot: 'Actions' })(
  ({ theme: { spacing } }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(1, 2.5),
    alignItems: 'center',
    marginTop: 'auto',
  }),
);
