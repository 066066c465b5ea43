import { media } from '#theme/media.ts';
import { fontSizes, radius, space } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import { primaryAction } from './actionStyles.ts';

/** Looks of a section that asks for a few things and answers with a rate; spread into the section's root. */
export const quoteStyles = {
  paddingBlock: space.section,
  '& .intro': { marginTop: '.75rem', maxWidth: space.text, color: vars.textMuted, fontSize: fontSizes.lead },
  '& .kind': { marginTop: '1rem', color: vars.textMuted },
  '& .panels': { marginTop: '2rem', display: 'grid', gap: '2rem', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .asked': {
    display: 'grid',
    gap: '1.25rem',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '& .answer': {
    display: 'flex',
    flexDirection: 'column',
    gap: '.85rem',
    alignSelf: 'start',
    padding: 'clamp(1.25rem, 5vw, 2rem)',
    borderRadius: radius.card,
    border: `1px solid ${vars.line}`,
    borderTop: `4px solid ${vars.primary}`,
    background: vars.surface,
  },
  '& .answer :is(h2, h3, h4)': { fontSize: fontSizes.h4 },
  // Room for the longest sentence, so that nothing moves when a rate arrives.
  '& .said': { minHeight: '3.2em', color: vars.textMuted },
  '& .failed': { color: vars.error, fontWeight: 600 },
  '& .apply': { ...primaryAction, alignSelf: 'start' },
  '& .small': { marginTop: '.9rem', fontSize: fontSizes.caption, color: vars.textMuted, maxWidth: '52rem' },
  '& .no-script': { display: 'none' },
  [media.noScript]: {
    '& .no-script': { display: 'block' },
    '& .asked form button[type=submit].ask': { display: 'none' },
  },
  [media.large]: {
    '& .panels': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '4rem' },
  },
} as const;
