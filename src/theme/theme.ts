import { brandTokens } from './brand.gen.ts';
import { createPorticoTheme } from './createPorticoTheme.ts';
import { withoutSchemes } from './withoutSchemes.ts';

export { cssVarPrefix } from './createPorticoTheme.ts';

/** The theme of the site's own brand. The composer creates others with `createPorticoTheme`. */
export const theme = createPorticoTheme(brandTokens);

/** The same theme for islands, whose CSS variables the page declares. */
export const islandTheme = withoutSchemes(theme);
