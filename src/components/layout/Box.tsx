import MuiBox, { type BoxProps as MuiBoxProps } from '@mui/material/Box';
import type { ComponentType, ElementType } from 'react';

export type BoxProps = MuiBoxProps & { readonly component?: ElementType };

/** MUI's Box: an element with `sx`. Where hundreds stand on a page, a `styled` part is cheaper. */
export const Box = MuiBox as ComponentType<BoxProps>;
