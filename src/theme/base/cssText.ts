import createCache from '@emotion/cache';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import type { CSSInterpolation } from '@mui/material/styles';

/** Serializes global styles to minified CSS. */
export function cssText(styles: CSSInterpolation): string {
  const cache = createCache({ key: 'global', stylisPlugins: [] });
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  // MUI's and Emotion's types for the same styles are not compatible.
  const serialized = serializeStyles([styles as SerializedStyles]);
  // On a server Emotion returns the rules; in a browser it inserts them into the sheet.
  return cache.insert('', serialized, cache.sheet, false) ?? rules.join('');
}
