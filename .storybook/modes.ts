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

/**
 * Returns the dark scheme of every brand as a mode, such as `elmstone dark`, for stories that show what a brand changes.
 * The modes of `modesOf` are light.
 */
export const darkModesOf = (brands: readonly string[]) =>
  Object.fromEntries(
    brands.map((brand) => [`${brand} dark`, { brand, scheme: 'dark', viewport: widths.desktop }] as const),
  );

/** Returns the modes of all brands but one, turned off, for stories whose parts are pictured in every brand anyway. */
export const otherModesOff = (brands: readonly string[], brand: string) =>
  Object.fromEntries(
    Object.keys(modesOf(brands.filter((name) => name !== brand))).map(
      (mode) => [mode, { disable: true }] as const,
    ),
  );
