import MuiBox, { type BoxProps as MuiBoxProps } from '@mui/material/Box';
import type { ComponentType, ElementType } from 'react';

export type BoxProps = MuiBoxProps & { readonly component?: ElementType };

/** MUI's Box: an element with `sx`. If a page has hundreds of them, use `styled` instead, which is faster. */
export const Box = MuiBox as ComponentType<BoxProps>;
