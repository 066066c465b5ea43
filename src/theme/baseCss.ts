import createCache from '@emotion/cache';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import type { CSSInterpolation, Theme } from '@mui/material/styles';

/** CSS text of global styles, minified. */
function cssText(styles: CSSInterpolation): string {
  const cache = createCache({ key: 'global', stylisPlugins: [] });
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  // MUI's and Emotion's types of the same styles.
  const serialized = serializeStyles([styles as SerializedStyles]);
  // Emotion gives the rules back on a server, and hands them to the sheet in a browser.
  return cache.insert('', serialized, cache.sheet, false) ?? rules.join('');
}

const known = new WeakMap<Theme, string>();

/** Styles every page starts from: reset, type, links, focus and skip link, as `MuiCssBaseline` of the theme says. */
export function baseCss(theme: Theme): string {
  const styles = theme.components?.MuiCssBaseline?.styleOverrides;
  const css = known.get(theme) ?? cssText(typeof styles === 'function' ? styles(theme) : styles);
  known.set(theme, css);
  return css;
}

/** What pages in Chinese have besides; their fonts are the system's. */
export function chineseCss({ typography: { fontFamilyChinese } }: Theme): string {
  return [
    `:lang(zh) body,:lang(zh){font-family:${fontFamilyChinese}}`,
    `:lang(zh) :is(h1,h2,h3,h4){font-family:${fontFamilyChinese};letter-spacing:0;line-height:1.3}`,
  ].join('');
}
