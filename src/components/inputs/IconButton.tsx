import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import type { ComponentType, ElementType } from 'react';

export type IconButtonProps = Omit<MuiIconButtonProps, 'aria-label'> & {
  readonly component?: ElementType;
  readonly href?: string;
  /** What the button does; its accessible name. */
  readonly 'aria-label': string;
};

/** MUI's IconButton: an Icon in a square that is large enough for touch. With `href` it is a link. */
export const IconButton = MuiIconButton as ComponentType<IconButtonProps>;
