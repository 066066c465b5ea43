import type { Theme } from '@mui/material/styles';

/** The same values, in which variables have no fallbacks. */
function withoutFallbacks(values: unknown): unknown {
  if (typeof values === 'string') return values.replace(/^var\((--[\w-]+),.*\)$/s, 'var($1)');
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutFallbacks(value)]));
}

/**
 * A theme for below the page's own variables: islands, and what is rendered at build. With the color schemes in the
 * theme, MUI would write the variables of both again for every root; and as the page declares the variables, they
 * need no fallbacks.
 */
export function withoutSchemes(theme: Theme): Theme {
  const { colorSchemes: _schemes, ...rest } = theme;
  const below = {
    ...rest,
    vars: withoutFallbacks(theme.vars),
    // MUI's own asks the schemes.
    applyStyles: (scheme: 'light' | 'dark', styles: object) => ({
      [theme.getColorSchemeSelector(scheme)]: styles,
    }),
  };
  // Views never ask for the schemes themselves.
  return below as Theme;
}
