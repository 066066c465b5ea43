import MuiGrid, { type GridProps as MuiGridProps } from '@mui/material/Grid';
import type { ComponentType, ElementType } from 'react';

export type GridProps = MuiGridProps & { readonly component?: ElementType };

/** MUI's Grid with twelve columns and the theme's breakpoints: `size={{ xs: 12, md: 6 }}`. */
export const Grid = MuiGrid as ComponentType<GridProps>;
