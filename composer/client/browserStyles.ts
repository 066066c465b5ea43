import createCache, { type EmotionCache } from '@emotion/cache';
import { emotionKey, stylesIn } from '#theme/emotionKey.ts';

/**
 * Creates Emotion's cache for the islands of a page. It knows the styles in the page's style sheet. It adds
 * new rules to a constructed style sheet, because the page's Content-Security-Policy forbids inserted `<style>`
 * elements.
 */
export function browserStyles(page: Document): EmotionCache {
  const cache = createCache({ key: emotionKey, stylisPlugins: [] });
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);
  cache.sheet.insert = (rule) => {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // The rule is for another browser: this one does not know its selector.
    }
  };
  const rules = page.querySelector('head > style')?.textContent ?? '';
  for (const name of stylesIn(rules)) cache.inserted[name] = true;
  return cache;
}
