import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache for the islands of a page. It knows the styles that are in the page (`data-styles` of the body) and
 * puts further ones into a style sheet made by script: an element for them would need leave of the page's
 * Content-Security-Policy.
 */
export function browserStyles(page: Document): EmotionCache {
  const cache = createCache({ key: 'p', stylisPlugins: [] });
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);
  cache.sheet.insert = (rule) => {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule for another browser: its selector means nothing to this one.
    }
  };
  for (const name of page.body.dataset['styles']?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}
