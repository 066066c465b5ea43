import MuiTypography, { type TypographyProps as MuiTypographyProps } from '@mui/material/Typography';
import type { ComponentType, ElementType } from 'react';

export type TypographyProps = MuiTypographyProps & { readonly component?: ElementType };

/**
 * MUI's Typography: `variant` is a step of the theme's type scale, `component` the element. Typed so that
 * `styled(Typography)` accepts `component`.
 */
export const Typography = MuiTypography as ComponentType<TypographyProps>;
