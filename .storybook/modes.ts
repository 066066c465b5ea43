/**
 * Widths in CSS pixels at which pictures of stories are taken: one below, one between and one above the breakpoints.
 */
export const widths = { phone: 375, tablet: 768, desktop: 1280 } as const;

/**
 * Returns every brand at every width as a mode of Chromatic, such as `elmstone phone`. Each mode has its own baseline.
 */
export const modesOf = (brands: readonly string[]) =>
  Object.fromEntries(
    brands.flatMap((brand) =>
      Object.entries(widths).map(([name, viewport]) => [`${brand} ${name}`, { brand, viewport }] as const),
    ),
  );
