import { styled } from '#theme/styled.ts';
import { Button } from '#components/inputs/Button.tsx';
import { Card } from '#components/surfaces/Card.tsx';

const name = 'PorticoRateCard';

/** A Card with an accented edge, for one product's rates. */
export const RateCard = styled(Card, { name, slot: 'Root' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1.25),
  padding: spacing(2),
  [breakpoints.up('medium')]: { padding: spacing(3.5) },
}));

/** Where the visitor applies, at the end of a `RateCard`; level with that of the card beside it. */
export const RateCardAction = styled(Button, { name, slot: 'Action' })({
  alignSelf: 'start',
  marginTop: 'auto',
});
