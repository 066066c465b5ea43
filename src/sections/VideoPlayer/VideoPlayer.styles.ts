import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoVideoPlayer';

export const Root = styled('div', { name, slot: 'Root' })(({ theme: { spacing } }) => ({
  marginTop: spacing(3),
  maxWidth: '60rem',
}));

/** The poster as a link to the video; the behavior plays it here instead. */
export const Placeholder = styled('a', { name, slot: 'Placeholder' })({
  position: 'relative',
  display: 'block',
  '&[hidden]': { display: 'none' },
});

export const Poster = styled(Picture, { name, slot: 'Poster' })(({ theme: { vars } }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.shape.cardRadius,
}));

export const Sign = styled('span', { name, slot: 'Sign' })(({ theme: { spacing, stroke, vars } }) => ({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: spacing(10),
  height: spacing(10),
  borderRadius: '50%',
  background: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
  fontSize: spacing(5),
  boxShadow: vars.elevation.overlay,
  [media.forcedColors]: { border: `calc(2 * ${stroke.hairline}) solid LinkText` },
}));

export const Player = styled('div', { name, slot: 'Player' })(({ theme: { vars } }) => ({
  borderRadius: vars.shape.cardRadius,
  overflow: 'hidden',
  '& > *': { display: 'block', width: '100%', height: 'auto' },
}));

export const Ask = styled(ScriptOnly, { name, slot: 'Ask' })(({ theme: { spacing } }) => ({
  marginTop: spacing(2),
}));

/** Reserves its height while it is empty, so that the layout does not shift. */
export const Status = styled(Typography, { name, slot: 'Status' })(({ theme: { spacing } }) => ({
  minHeight: '1.6em',
  marginTop: spacing(1),
}));
