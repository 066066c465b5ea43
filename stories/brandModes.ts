import { darkModesOf, otherModesOff } from '#storybook/modes.ts';

/** Folder names of all brands. */
const brands = Object.keys(import.meta.glob('/pages-json/brands/*/brand.json')).map(
  (file) => file.split('/').at(-2) ?? '',
);

/**
 * Parameters of stories that show what a brand changes: Chromatic also pictures them in the dark scheme of each brand.
 */
export const inEveryScheme = { chromatic: { modes: darkModesOf(brands) } };

/** Parameters of stories that Chromatic pictures in one brand only. */
export const inOneBrand = (brand: string) => ({ chromatic: { modes: otherModesOff(brands, brand) } });
