import type { Theme } from '@mui/material/styles';
import { cssText } from './base/cssText.ts';

const cssByTheme = new WeakMap<Theme, string>();

/**
 * Returns the base styles of every page: reset, type, links, focus and skip link, from the theme's `MuiCssBaseline`.
 */
export function baseCss(theme: Theme): string {
  const styles = theme.components?.MuiCssBaseline?.styleOverrides;
  const css = cssByTheme.get(theme) ?? cssText(typeof styles === 'function' ? styles(theme) : styles);
  cssByTheme.set(theme, css);
  return css;
}

/** Returns additional styles for Chinese pages, which use system fonts. */
export function chineseCss({ typography: { fontFamilyChinese } }: Theme): string {
  return [
    `:lang(zh) body,:lang(zh){font-family:${fontFamilyChinese}}`,
    // Headings break at punctuation, instead of inside a word.
    `:lang(zh) :is(h1,h2,h3,h4){font-family:${fontFamilyChinese};letter-spacing:0;line-height:1.3;word-break:keep-all}`,
  ].join('');
}
