import MuiGrid, { type GridProps as MuiGridProps } from '@mui/material/Grid';
import type { ComponentType, ElementType } from 'react';

export type GridProps = MuiGridProps & { readonly component?: ElementType };

/** MUI's Grid with twelve columns and the theme's breakpoints: `size={{ small: 12, medium: 6 }}`. */
export const Grid = MuiGrid as ComponentType<GridProps>;
