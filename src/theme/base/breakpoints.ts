import type { BreakpointsOptions } from '@mui/system';

/** Creates MUI's `theme.spacing` for a brand: converts steps to `rem`. */
export const spacingOf =
  (step: number) =>
  (steps: number | string): string => {
    // Passes on `auto`, as MUI's own does.
    if (typeof steps === 'string') return steps;
    return steps === 0 ? '0' : `${Number((steps * step).toFixed(4))}rem`;
  };

/** Pixels of `1em` in a media query while visitors have not changed the text size of their browser. */
const emPixels = 16;

/** Converts a width in pixels to `em` of media queries, which follow the visitor's text size (WCAG 1.4.4). */
export const em = (pixels: number): number => pixels / emPixels;

/** Options for MUI's `theme.breakpoints` in `em`. A range ends 0.05 pixels below the next, as with MUI's own. */
export const breakpointsIn = (values: BreakpointsOptions['values']): BreakpointsOptions => ({
  values,
  unit: 'em',
  step: em(5),
});
