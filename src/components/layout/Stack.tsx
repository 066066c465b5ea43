import MuiStack, { type StackProps as MuiStackProps } from '@mui/material/Stack';
import type { ComponentType, ElementType } from 'react';

export type StackProps = MuiStackProps & { readonly component?: ElementType };

/** MUI's Stack: children in a row or column with `spacing` between them. */
export const Stack = MuiStack as ComponentType<StackProps>;
