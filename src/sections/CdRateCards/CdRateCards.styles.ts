import styled from '@emotion/styled';
import { primaryAction } from '#components/actionStyles.ts';
import { nativeSelectStyles } from '#components/nativeSelectStyles.ts';
import { rateCardStyles, ratePromptStyles } from '#components/rateCardStyles.ts';
import { media } from '#theme/media.ts';
import { fontSizes, space } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';

export const Root = styled.section({
  paddingBlock: space.section,
  background: vars.surface,
  '& .intro': { marginTop: '.75rem', maxWidth: space.text, fontSize: fontSizes.lead, color: vars.textMuted },
  '& .dated': { marginTop: '1rem', color: vars.textMuted },
  '& .prompt': ratePromptStyles,
  // A column no wider than the screen, however long a select's options are.
  '& .cards': {
    marginTop: '1.75rem',
    display: 'grid',
    gap: '1.25rem',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  // Without scripts there is nobody to ask: the dated default rates show.
  '@media (scripting: enabled)': { '&.asks .cards, &.asks .default-note': { display: 'none' } },
  '&:not(.asks) .prompt': { display: 'none' },
  '& .card': {
    ...rateCardStyles,
    gap: '.6rem',
    padding: 'clamp(1.25rem, 5vw, 1.75rem)',
  },
  '& .card:only-child': { maxWidth: '38rem' },
  '& .for': { color: vars.textMuted },
  '& .figure': {
    display: 'block',
    color: vars.primary,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
    paddingBlock: '.4rem',
  },
  '& .up-to': { display: 'block', color: vars.textMuted, fontSize: fontSizes.caption, lineHeight: 1.6 },
  '& .figure strong': { fontSize: fontSizes.figure, fontWeight: 650, letterSpacing: '-.02em' },
  '& .figure abbr': { fontSize: fontSizes.h4, fontWeight: 650, textDecoration: 'none' },
  '& dl': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '1rem',
    borderBlock: `1px solid ${vars.line}`,
    paddingBlock: '.6rem',
  },
  '& dt': { color: vars.textMuted },
  '& dd': { margin: 0, fontWeight: 650 },
  ...nativeSelectStyles,
  '& select[aria-invalid=true]': { borderColor: vars.error, borderWidth: 2 },
  '& .error': { minHeight: '1.6em', color: vars.error, fontWeight: 600, fontSize: fontSizes.caption },
  '& .apply': { ...primaryAction, marginTop: 'auto' },
  // One place for both sentences, so that nothing moves when the rates arrive.
  '& .default-note': { marginTop: '1.25rem', minHeight: '3.2em', color: vars.textMuted },
  '& .small': { marginTop: '.9rem', fontSize: fontSizes.caption, color: vars.textMuted, maxWidth: '52rem' },
  [media.medium]: { '& .cards': { gridTemplateColumns: 'repeat(auto-fit, minmax(19rem, 1fr))' } },
});
