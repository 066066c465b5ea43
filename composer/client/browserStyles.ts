import createCache, { type EmotionCache } from '@emotion/cache';
import { emotionKey, stylesIn } from '#theme/emotionKey.ts';
import { globalStyleName } from '#theme/globalStyle.ts';
import { addRule, GlobalSheet } from './GlobalSheet.ts';

/**
 * Creates Emotion's cache for the islands of a page. It knows the styles in the page's style sheet. It adds
 * new rules to a constructed style sheet, because the page's Content-Security-Policy forbids inserted `<style>`
 * elements, and styles for the whole page to the page's own.
 */
export function browserStyles(page: Document): EmotionCache {
  const cache = createCache({ key: emotionKey, stylisPlugins: [] });
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);
  const style = page.querySelector<HTMLStyleElement>('head > style');
  for (const name of stylesIn(style?.textContent ?? '')) cache.inserted[name] = true;
  cache.sheet.insert = (rule) => void addRule(sheet, rule);
  class PageSheet extends GlobalSheet {
    constructor() {
      super(style?.sheet ?? sheet);
    }
  }
  // From it, `Global` makes a sheet of its own.
  Object.defineProperty(cache.sheet, 'constructor', { value: PageSheet });
  const { insert } = cache;
  cache.insert = (selector, serialized, into, shouldCache) => {
    const isThere = into instanceof PageSheet && into.takeOver(globalStyleName + serialized.name);
    if (!isThere) insert(selector, serialized, into, shouldCache);
  };
  return cache;
}
