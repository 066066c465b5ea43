import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** How a picture stands in its frame: a component in the middle, or sections from edge to edge, made smaller. */
export type PictureFit = 'component' | 'section';

const Frame = styled('div')<{ ownerState: { fit: PictureFit } }>(({ theme }) => {
  const { vars, spacing, typography } = theme;
  return {
    ...typography.body1,
    display: 'grid',
    overflow: 'hidden',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.default,
    color: vars.palette.text.primary,
    // A picture, with the size that its text needs.
    '& > *': { minWidth: 0 },
    variants: [
      {
        props: { fit: 'component' },
        style: { minHeight: '9rem', padding: spacing(3), alignContent: 'center' },
      },
      { props: { fit: 'section' }, style: { alignContent: 'start', '& > *': { zoom: 0.5 } } },
    ],
  };
});

interface ExamplePictureProps {
  readonly children: ReactNode;
  /** @default 'component' */
  readonly fit?: PictureFit | undefined;
}

/** A live picture of an example: visitors of the docs can look at it, but not use it. */
export function ExamplePicture({ children, fit = 'component' }: ExamplePictureProps) {
  return (
    <Frame ownerState={{ fit }} inert>
      <div>{children}</div>
    </Frame>
  );
}
