/** A brand's spacing as MUI's `theme.spacing`: steps to `rem`. */
export const spacingOf =
  (step: number) =>
  (steps: number | string): string => {
    // `auto`, as MUI's own takes it.
    if (typeof steps === 'string') return steps;
    return steps === 0 ? '0' : `${Number((steps * step).toFixed(4))}rem`;
  };
