import type { Link } from '#content/fields.ts';
import { styled } from '#theme/styled.ts';
import { Button } from '#components/inputs/Button.tsx';
import { Card } from '#components/surfaces/Card.tsx';

const name = 'PorticoRateCard';

/** A Card with an accented edge for the rates of one product. */
export const RateCard = styled(Card, { name, slot: 'Root' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1.25),
  padding: spacing(2),
  [breakpoints.up('md')]: { padding: spacing(3.5) },
}));

/** The link to the application at the end of a `RateCard`, aligned with that of the card next to it. */
export const RateCardAction = styled(Button, { name, slot: 'Action' })({
  alignSelf: 'start',
  marginTop: 'auto',
});

/** The author's link to the application, if there is one. */
export const ApplyLink = ({ link }: { readonly link: Link | undefined }) =>
  link && (
    <RateCardAction href={link.href} aria-label={link.label}>
      {link.text}
    </RateCardAction>
  );
