import MuiDivider, { type DividerProps as MuiDividerProps } from '@mui/material/Divider';
import type { ComponentType, ElementType } from 'react';

export type DividerProps = MuiDividerProps & { readonly component?: ElementType };

/** MUI's Divider: a thin line between items. */
export const Divider = MuiDivider as ComponentType<DividerProps>;
