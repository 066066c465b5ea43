import styled from '@emotion/styled';
import { media } from '#theme/media.ts';
import { fontSizes, space } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import { primaryAction } from './actionStyles.ts';
import { rateCardStyles, ratePromptStyles } from './rateCardStyles.ts';
import { tableStyles } from './tableStyles.ts';

export const Root = styled.section({
  paddingBlock: space.section,
  background: vars.surface,
  '& .intro': { marginTop: '.75rem', maxWidth: space.text, fontSize: fontSizes.lead, color: vars.textMuted },
  '& .kind': { marginTop: '1rem', color: vars.textMuted },
  '& .dated': { fontWeight: 650 },
  '& .dated:not(:empty)::before': { content: '"· "', fontWeight: 400 },
  '& .prompt': ratePromptStyles,
  '& .live': {
    marginTop: '1.75rem',
    display: 'grid',
    gap: '1.25rem',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  // Without scripts there is nobody to ask: the dated rates show.
  '@media (scripting: enabled)': { '&.asks .live, &.asks .note': { display: 'none' } },
  '&:not(.asks) .prompt': { display: 'none' },
  '& .card': {
    ...rateCardStyles,
    gap: '.85rem',
    padding: 'clamp(1.1rem, 4vw, 1.75rem)',
  },
  '& .for': { color: vars.textMuted },
  '& .scrolls': { overflowX: 'auto', position: 'relative' },
  ...tableStyles,
  '& .facts': { borderTop: `1px solid ${vars.line}`, paddingTop: '.75rem', display: 'grid', gap: '.35rem' },
  '& .facts > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '1rem' },
  '& dt': { color: vars.textMuted },
  '& dd': { margin: 0, fontWeight: 650 },
  '& details': { borderTop: `1px solid ${vars.line}`, paddingTop: '.75rem' },
  '& summary': { color: vars.primary, fontWeight: 600 },
  '& .terms': {
    marginTop: '.5rem',
    display: 'grid',
    gap: '.5rem',
    fontSize: fontSizes.caption,
    color: vars.textMuted,
  },
  '& .apply': { ...primaryAction, alignSelf: 'start' },
  // All that may be said lies in one place, so that the largest gives the size and nothing moves.
  '& .note': {
    marginTop: '1.25rem',
    display: 'grid',
    alignItems: 'center',
    padding: '.75rem 1rem',
    maxWidth: '52rem',
    borderInlineStart: `4px solid ${vars.line}`,
    color: vars.textMuted,
    background: vars.background,
  },
  '& .note > *': { gridArea: '1 / 1' },
  '& .sizer': { visibility: 'hidden' },
  '&[data-state=live] .note': { borderColor: vars.primary, color: vars.text },
  '&[data-state=failed] .note': { borderColor: vars.error, background: vars.errorQuiet, color: vars.text },
  '& .small': { marginTop: '.9rem', fontSize: fontSizes.caption, color: vars.textMuted, maxWidth: '52rem' },
  [media.large]: {
    '& .live.pair': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .card:only-of-type': { maxWidth: '52rem' },
  },
});
