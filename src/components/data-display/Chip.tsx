import MuiChip, { type ChipProps as MuiChipProps } from '@mui/material/Chip';
import type { ComponentType, ElementType } from 'react';

export type ChipProps = MuiChipProps & { readonly component?: ElementType; readonly href?: string };

/** MUI's Chip: a word or two that label something. With `component="a"` and `href` it is a link. */
export const Chip = MuiChip as ComponentType<ChipProps>;
