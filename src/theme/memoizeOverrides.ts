import type { Components, Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/system';

type ThemeStyle = Parameters<typeof memoTheme<Theme>>[0];

/**
 * The same overrides, each worked out once for a theme instead of for every element: MUI asks all of a component's
 * overrides whenever one of its parts is rendered. They may depend on the theme only; what depends on props is said
 * with `variants`.
 */
export function memoizeOverrides(components: Components<Theme>): Components<Theme> {
  const memoized = ([name, entry]: [string, { styleOverrides?: object }]) => {
    if (typeof entry.styleOverrides !== 'object') return [name, entry];
    const styles = Object.entries(entry.styleOverrides).map(([slot, style]: [string, unknown]) => [
      slot,
      // The library's own overrides are objects or functions of the theme.
      typeof style === 'function' ? memoTheme<Theme>(style as ThemeStyle) : style,
    ]);
    return [name, { ...entry, styleOverrides: Object.fromEntries(styles) }];
  };
  // The same keys with the same kinds of values.
  return Object.fromEntries(Object.entries(components).map(memoized)) as Components<Theme>;
}
