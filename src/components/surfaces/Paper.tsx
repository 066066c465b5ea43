import MuiPaper, { type PaperProps as MuiPaperProps } from '@mui/material/Paper';
import type { ComponentType, ElementType } from 'react';

export type PaperProps = Omit<MuiPaperProps, 'elevation'> & { readonly component?: ElementType };

/**
 * MUI's Paper. `variant` is `outlined`, or `raised` with a shadow. `elevation` is excluded because it writes an inline
 * style, which the Content Security Policy forbids.
 */
export const Paper = MuiPaper as ComponentType<PaperProps>;
