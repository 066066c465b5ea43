import type { Theme } from '@mui/material/styles';

/** Returns the same values, with the fallbacks of CSS variables removed. */
function withoutFallbacks(values: unknown): unknown {
  if (typeof values === 'string') return values.replace(/^var\((--[\w-]+),.*\)$/s, 'var($1)');
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutFallbacks(value)]));
}

/**
 * Returns a theme for islands and for rendering sections at build time. If it contained color schemes, MUI would write
 * the variables of both for every root. Fallbacks are not needed because the page declares the variables.
 */
export function withoutSchemes(theme: Theme): Theme {
  const { colorSchemes: _schemes, ...rest } = theme;
  const below = {
    ...rest,
    vars: withoutFallbacks(theme.vars),
    // MUI's own version depends on the color schemes.
    applyStyles: (scheme: 'light' | 'dark', styles: object) => ({
      [theme.getColorSchemeSelector(scheme)]: styles,
    }),
  };
  // Views never access the color schemes themselves.
  return below as Theme;
}
