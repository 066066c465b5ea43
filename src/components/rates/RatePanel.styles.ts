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
  /** True for several cards. If not, what is said about the rates is beside the card. */
  readonly isSeveral: boolean;
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const Body = styled('div', { name, slot: 'Body' })<{ ownerState: BodyState }>(
  ({ theme: { spacing, breakpoints } }) => ({
    // Never wider than the screen, however long a select's options are.
    ...column,
    gap: spacing(2.5, 6),
    marginTop: spacing(3),
    variants: [
      {
        props: { isSeveral: false },
        style: { [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 52rem) minmax(0, 1fr)' } },
      },
    ],
  }),
);

export const Live = styled('div', { name, slot: 'Live' })(({ theme: { spacing } }) => ({
  ...column,
  gap: spacing(2.5),
  alignItems: 'start',
  ...hiddenWhileAsking,
}));

/** What is said about the rates: the note and the disclosures. */
export const Side = styled('div', { name, slot: 'Side' })(({ theme: { spacing } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: spacing(1.75),
}));

/**
 * All possible messages share one grid cell, so that the longest determines the size and the layout does not shift. The
 * note is last, where the space that a short message leaves is not seen.
 */
export const Note = styled('div', { name, slot: 'Note' })({
  display: 'grid',
  maxWidth: '52rem',
  ...hiddenWhileAsking,
});

export const Sentence = styled('span', { name, slot: 'Sentence' })({ gridArea: '1 / 1' });

/** An invisible message that gives the note its size. */
export const Sizer = styled(Sentence, { name, slot: 'Sizer' })({ visibility: 'hidden' });

export const SmallPrint = styled(Inline, { name, slot: 'SmallPrint' })({ maxWidth: '52rem' });
