import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

/** Hides a second zip code prompt while a section of rates on the page (`[data-asks]`) shows its own. */
const hiddenWhileAsked = { [media.withScript]: { 'body:has([data-asks]) &': { display: 'none' } } };

const name = 'PorticoZipCodePrompt';

export const Root = styled(SectionFrame, { name, slot: 'Root' })(({ theme: { spacing, vars } }) => ({
  paddingBlock: spacing(3, 1.5),
  ...hiddenWhileAsked,
  background: vars.palette.primary.subtle,
  // Without JavaScript a zip code only affects sections that the server renders again.
  [media.noScript]: { 'body:not(:has([data-zip-rates])) &': { display: 'none' } },
}));

export const Question = styled('div', { name, slot: 'Question' })(({ theme: { spacing } }) => ({
  marginTop: spacing(1.5),
}));

/** Shows the known zip code. */
export const Current = styled('p', { name, slot: 'Current' })(({ theme: { spacing, typography } }) => ({
  marginTop: spacing(1),
  minHeight: '1.6em',
  fontWeight: typography.fontWeightMedium,
}));
