import MuiDivider, { type DividerProps as MuiDividerProps } from '@mui/material/Divider';
import type { ComponentType, ElementType } from 'react';

export type DividerProps = MuiDividerProps & { readonly component?: ElementType };

/** MUI's Divider: a hairline between things. */
export const Divider = MuiDivider as ComponentType<DividerProps>;
