/** Creates MUI's `theme.spacing` for a brand: converts steps to `rem`. */
export const spacingOf =
  (step: number) =>
  (steps: number | string): string => {
    // Passes on `auto`, as MUI's own does.
    if (typeof steps === 'string') return steps;
    return steps === 0 ? '0' : `${Number((steps * step).toFixed(4))}rem`;
  };
