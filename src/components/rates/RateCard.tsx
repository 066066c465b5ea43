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

/**
 * A `RateCard` as wide as the page, for one of several products with a table of rates. From tablets on, the table, or the
 * region that scrolls it, is next to everything else.
 */
export const SplitRateCard = styled(RateCard, { name, slot: 'Split' })(
  ({ theme: { spacing, breakpoints } }) => ({
    [breakpoints.up('md')]: {
      display: 'grid',
      columnGap: spacing(4),
      gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 1.5fr)',
      // The last row takes what the table needs more than the texts.
      gridTemplateRows: 'repeat(5, auto) 1fr',
      '& > *': { gridColumn: 1 },
      '& > :is(table, [role=region])': { gridArea: '1 / 2 / span 6', alignSelf: 'start' },
    },
  }),
);

/** The link to the application at the end of a `RateCard`, aligned with that of the card next to it. */
export const RateCardAction = styled(Button, { name, slot: 'Action' })({
  placeSelf: 'start',
  marginTop: 'auto',
});

interface ApplyLinkProps {
  readonly link: Link | undefined;
  /** For the section's program, if it changes the link. */
  readonly 'data-part'?: string;
}

/** The author's link to the application, if there is one. */
export const ApplyLink = ({ link, ...props }: ApplyLinkProps) =>
  link && (
    <RateCardAction href={link.href} aria-label={link.label} {...props}>
      {link.text}
    </RateCardAction>
  );
