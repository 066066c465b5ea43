import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';
import { Card } from '#components/surfaces/Card.tsx';
import { Inline, Typography } from '#components/data-display/Typography.tsx';

const name = 'PorticoRatePanel';

// The section's root has `data-asks` while the section asks for the zip code. Without scripts, the page's dated rates
// stay visible.
export const hiddenWhileAsking = { [media.withScript]: { '[data-asks] &': { display: 'none' } } };

/** Shows the kind of rate and its date. */
export const Kind = styled(Typography, { name, slot: 'Kind' })(({ theme: { spacing } }) => ({
  marginTop: spacing(1.5),
}));

export const Dated = styled('span', { name, slot: 'Dated' })({});

/** The zip code prompt above the rates. */
export const Prompt = styled(Card, { name, slot: 'Prompt' })(({ theme: { spacing } }) => ({
  display: 'none',
  marginBlock: spacing(3.5, 3),
  padding: spacing(3),
  '[data-asks] &': { display: 'block' },
}));

export interface BodyState {
  /** Whether wide screens show cards in pairs. If not, what is said about the rates is beside the card. */
  readonly isPair: boolean;
}

export const Body = styled('div', { name, slot: 'Body' })<{ ownerState: BodyState }>(
  ({ theme: { spacing, breakpoints } }) => ({
    display: 'grid',
    // Never wider than the screen, however long a select's options are.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: spacing(2.5, 6),
    marginTop: spacing(3),
    variants: [
      {
        props: { isPair: false },
        style: { [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 52rem) minmax(0, 1fr)' } },
      },
      {
        props: { isPair: true },
        style: {
          columnGap: spacing(2.5),
          // Two columns from tablets on.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(21rem, 40%)), 1fr))',
        },
      },
    ],
  }),
);

export const Live = styled('div', { name, slot: 'Live' })<{ ownerState: BodyState }>(
  ({ theme: { spacing } }) => ({
    display: 'grid',
    gap: spacing(2.5),
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...hiddenWhileAsking,
    variants: [
      // The cards share the grid with what is said about the rates.
      { props: { isPair: true }, style: { display: 'contents' } },
    ],
  }),
);

/** What is said about the rates: the note and the disclosures. Next to the last card, or below complete pairs. */
export const Side = styled('div', { name, slot: 'Side' })({
  ':has(> :nth-child(even):last-child) + &': { gridColumn: '1 / -1' },
});

/** All possible messages share one grid cell, so that the longest determines the size and the layout does not shift. */
export const Note = styled('div', { name, slot: 'Note' })(({ theme: { spacing } }) => ({
  display: 'grid',
  alignItems: 'center',
  maxWidth: '52rem',
  padding: spacing(1.5, 2),
  ...hiddenWhileAsking,
}));

export const Sentence = styled('span', { name, slot: 'Sentence' })({ gridArea: '1 / 1' });

/** An invisible message that gives the note its size. */
export const Sizer = styled(Sentence, { name, slot: 'Sizer' })({ visibility: 'hidden' });

export const SmallPrint = styled(Inline, { name, slot: 'SmallPrint' })(({ theme: { spacing } }) => ({
  maxWidth: '52rem',
  marginTop: spacing(1.75),
}));
