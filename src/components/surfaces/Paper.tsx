import MuiPaper, { type PaperProps as MuiPaperProps } from '@mui/material/Paper';
import type { ComponentType, ElementType } from 'react';

export type PaperProps = Omit<MuiPaperProps, 'elevation'> & { readonly component?: ElementType };

/**
 * MUI's Paper. `variant` is `outlined`, or `raised` with a shadow; MUI's `elevation` writes an inline style, which
 * pages forbid.
 */
export const Paper = MuiPaper as ComponentType<PaperProps>;
