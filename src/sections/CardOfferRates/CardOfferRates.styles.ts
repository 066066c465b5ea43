import { SplitRateCard } from '#components/rates/RateCard.tsx';
import { CardPicture } from '#components/surfaces/Card.tsx';
import { styled } from '#theme/styled.ts';

/** An offer with a picture: on wide screens, the picture, the texts and the table are next to each other. */
export const PicturedCard = styled(SplitRateCard, { name: 'PorticoCardOfferRates', slot: 'Pictured' })(
  ({ theme: { breakpoints } }) => ({
    [breakpoints.up('lg')]: {
      gridTemplateColumns: '17rem minmax(0, 1fr) minmax(22rem, 1.1fr)',
      '& > *': { gridColumn: 2 },
      '& > :is(table, [role=region])': { gridColumn: 3 },
    },
  }),
);

/**
 * The picture of the credit card, across the top of its frame; on tablets in the corner of it, on wide screens beside the
 * texts.
 */
export const Art = styled(CardPicture, { name: 'PorticoCardOfferRates', slot: 'Art' })(
  ({ theme: { breakpoints, spacing, vars } }) => ({
    aspectRatio: '5 / 2',
    width: 'auto',
    margin: spacing(-2, -2, 0),
    maxWidth: 'none',
    [breakpoints.up('md')]: {
      width: `calc(100% + ${spacing(3.5)})`,
      margin: spacing(-3.5, 0, 0.5, -3.5),
    },
    [breakpoints.up('lg')]: {
      // Twice, because the frame places its other children.
      '&&': { gridArea: '1 / 1 / span 6', alignSelf: 'start' },
      aspectRatio: '5 / 4',
      width: '100%',
      margin: 0,
      borderRadius: vars.shape.borderRadius,
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
