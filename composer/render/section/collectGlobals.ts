import type { EmotionCache } from '@emotion/cache';
import { globalStyleName } from '#theme/globalStyle.ts';

/** Returns the rules of the global styles that were rendered since the last call, by name. */
type TakeGlobals = () => ReadonlyMap<string, string>;

/**
 * Collects what Emotion's `Global` renders (MUI's `GlobalStyles`, `CssBaseline`, the variables of a theme provider).
 * It has no element in the HTML that would name its style.
 */
export function collectGlobals(cache: EmotionCache): TakeGlobals {
  const { insert } = cache;
  let globals = new Map<string, string>();
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    // Keyframes have no selector either.
    if (selector !== '' || serialized.name.startsWith('animation-'))
      return insert(selector, serialized, sheet, shouldCache);
    // Behind it come the names of its keyframes.
    const [first = ''] = serialized.name.split(' ');
    const name = globalStyleName + first;
    // A class may have the same styles, and so the same name.
    const rules = insert('', { ...serialized, name }, sheet, false);
    if (typeof rules === 'string') globals.set(name, rules);
  };
  return () => {
    const taken = globals;
    globals = new Map();
    return taken;
  };
}
