import { Picture } from '#components/data-display/Picture.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoInlineSvg';

export const Figure = styled('figure', { name, slot: 'Figure' })(({ theme: { spacing } }) => ({
  margin: 0,
  '* + &': { marginTop: spacing(3) },
}));

const size = { display: 'block', maxWidth: '100%', height: 'auto' } as const;

export const Drawn = styled('svg', { name, slot: 'Drawing' })(size);

/** Shown until the drawing has loaded. */
export const Waiting = styled(Picture, { name, slot: 'Picture' })(size);

export const Caption = styled('figcaption', { name, slot: 'Caption' })(({ theme: { spacing, vars } }) => ({
  marginTop: spacing(1.5),
  maxWidth: vars.layout.textWidth,
}));
