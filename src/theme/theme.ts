import { brandTokens } from './brand.gen.ts';
import { createPorticoTheme } from './createPorticoTheme.ts';
import { withoutSchemes } from './withoutSchemes.ts';

export { cssVarPrefix } from './createPorticoTheme.ts';

/** The theme of the site's own brand. The composer makes others with `createPorticoTheme`. */
export const theme = createPorticoTheme(brandTokens);

/** The same below the page's own variables. */
export const islandTheme = withoutSchemes(theme);
