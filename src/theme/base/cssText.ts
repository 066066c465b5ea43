import createCache from '@emotion/cache';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import type { CSSInterpolation } from '@mui/material/styles';

/** CSS text of global styles, minified. */
export function cssText(styles: CSSInterpolation): string {
  const cache = createCache({ key: 'global', stylisPlugins: [] });
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  // MUI's and Emotion's types of the same styles.
  const serialized = serializeStyles([styles as SerializedStyles]);
  // Emotion gives the rules back on a server, and hands them to the sheet in a browser.
  return cache.insert('', serialized, cache.sheet, false) ?? rules.join('');
}
