/** Widths in CSS pixels at which every story is pictured: one below, one between and one above the breakpoints. */
export const widths = { phone: 375, tablet: 768, desktop: 1280 } as const;

/** The same widths as modes of Chromatic: each has its own baseline. */
export const modes = {
  phone: { viewport: widths.phone },
  tablet: { viewport: widths.tablet },
  desktop: { viewport: widths.desktop },
} as const;
