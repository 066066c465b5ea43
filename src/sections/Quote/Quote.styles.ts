import { Inline, Typography } from '#components/data-display/Typography.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoQuote';

export const Figure = styled('figure', { name, slot: 'Figure' })(({ theme: { breakpoints, spacing } }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2.5),
  maxWidth: '60rem',
  [breakpoints.up('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: spacing(5) },
}));

export const Mark = styled('svg', { name, slot: 'Mark' })(({ theme: { breakpoints, vars } }) => ({
  width: '3rem',
  fill: vars.palette.secondary.main,
  [breakpoints.up('md')]: { width: '4.5rem', gridRow: 'span 2' },
}));

export const Words = styled('blockquote', { name, slot: 'Words' })({ margin: 0, overflowWrap: 'anywhere' });

/** As large as a heading, and lighter. */
export const Text = styled(Inline, { name, slot: 'Text' })(({ theme: { typography } }) => ({
  fontWeight: typography.fontWeightRegular,
  lineHeight: typography.caption.lineHeight,
}));

export const By = styled('figcaption', { name, slot: 'By' })(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2),
}));

export const Face = styled('div', { name, slot: 'Face' })(({ theme: { vars } }) => ({
  flex: 'none',
  width: '4.5rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.shape.pillRadius,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

export const Names = styled('div', { name, slot: 'Names' })({ minWidth: 0, overflowWrap: 'anywhere' });

export const Name = styled('p', { name, slot: 'Name' })(({ theme: { typography } }) => ({
  fontWeight: typography.fontWeightBold,
}));

export const Note = styled(Typography, { name, slot: 'Note' })(({ theme: { vars } }) => ({
  display: 'block',
  color: vars.palette.text.secondary,
}));

export const InlineNote = styled(Inline, { name, slot: 'InlineNote' })(({ theme: { vars } }) => ({
  color: vars.palette.text.secondary,
}));
