import createCache, { type EmotionCache } from '@emotion/cache';
import { emotionKey, stylesIn } from '#theme/emotionKey.ts';

/**
 * Emotion's cache for the islands of a page. It knows the styles that are in the page: those that its style sheet has
 * rules for, and those of parts that no element wears by themselves (`data-styles` of the body). It puts further ones
 * into a style sheet made by script: an element for them would need leave of the page's Content-Security-Policy.
 */
export function browserStyles(page: Document): EmotionCache {
  const cache = createCache({ key: emotionKey, stylisPlugins: [] });
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);
  cache.sheet.insert = (rule) => {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule for another browser: its selector means nothing to this one.
    }
  };
  const rules = page.querySelector('head > style')?.textContent ?? '';
  const unworn = page.body.dataset['styles']?.split(' ') ?? [];
  for (const name of [...stylesIn(rules), ...unworn]) cache.inserted[name] = true;
  return cache;
}
