import MuiStack, { type StackProps as MuiStackProps } from '@mui/material/Stack';
import type { ComponentType, ElementType } from 'react';

export type StackProps = MuiStackProps & { readonly component?: ElementType };

/** MUI's Stack: children in a row or a column, `spacing` apart. */
export const Stack = MuiStack as ComponentType<StackProps>;
