import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';
import { Card } from '#components/surfaces/Card.tsx';
import { Inline } from '#components/data-display/Inline.tsx';
import { Typography } from '#components/data-display/Typography.tsx';

const name = 'PorticoRatePanel';

// While the section asks for the zip code, its root has `data-asks`. Without scripts there is nobody to ask: the dated
// rates show.
export const hiddenWhileAsking = { [media.withScript]: { '[data-asks] &': { display: 'none' } } };

/** Says what the numbers are, and of which day. */
export const Kind = styled(Typography, { name, slot: 'Kind' })(({ theme: { spacing } }) => ({
  marginTop: spacing(1.5),
}));

export const Dated = styled('span', { name, slot: 'Dated' })({});

/** The box that asks for the zip code, above the rates. */
export const Prompt = styled(Card, { name, slot: 'Prompt' })(({ theme: { spacing } }) => ({
  display: 'none',
  marginBlock: spacing(3.5, 3),
  padding: spacing(3),
  '[data-asks] &': { display: 'block' },
}));

export interface LiveState {
  /** Cards stand two in a row on wide screens. */
  readonly isPair: boolean;
}

export const Live = styled('div', { name, slot: 'Live' })<{ ownerState: LiveState }>(
  ({ theme: { spacing, breakpoints } }) => ({
    display: 'grid',
    gap: spacing(2.5),
    alignItems: 'start',
    marginTop: spacing(3),
    // No wider than the screen, however long a select's options are.
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...hiddenWhileAsking,
    [breakpoints.up('large')]: { gridTemplateColumns: 'minmax(0, 52rem)' },
    variants: [
      {
        props: { isPair: true },
        style: {
          alignItems: 'stretch',
          [breakpoints.up('large')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        },
      },
    ],
  }),
);

/** All that may be said lies in one place, so that the largest gives the size and nothing moves. */
export const Note = styled('div', { name, slot: 'Note' })(({ theme: { spacing } }) => ({
  display: 'grid',
  alignItems: 'center',
  maxWidth: '52rem',
  marginTop: spacing(2.5),
  padding: spacing(1.5, 2),
  ...hiddenWhileAsking,
}));

export const Sentence = styled('span', { name, slot: 'Sentence' })({ gridArea: '1 / 1' });

/** Gives the note its size, and is not seen. */
export const Sizer = styled(Sentence, { name, slot: 'Sizer' })({ visibility: 'hidden' });

export const SmallPrint = styled(Inline, { name, slot: 'SmallPrint' })(({ theme: { spacing } }) => ({
  maxWidth: '52rem',
  marginTop: spacing(1.75),
}));
