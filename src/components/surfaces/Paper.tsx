import MuiPaper, { type PaperProps as MuiPaperProps } from '@mui/material/Paper';
import type { ComponentType, ElementType } from 'react';

export type PaperProps = MuiPaperProps & { readonly component?: ElementType };

const Root = MuiPaper as ComponentType<PaperProps>;

/** MUI's Paper. `variant` is `outlined`, or `raised` with a shadow; with an `elevation`, it is `elevation`. */
export function Paper(props: PaperProps) {
  return <Root {...(props.elevation !== undefined && { variant: 'elevation' })} {...props} />;
}
