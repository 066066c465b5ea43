import type { CSSInterpolation, Theme } from '@mui/material/styles';

/**
 * Returns the root styles of a MUI component from `theme.components`, for elements that React does not render, such as
 * links in author text.
 */
export function rootStyle(theme: Theme, name: 'MuiLink'): CSSInterpolation {
  const rules = (style: unknown): CSSInterpolation => {
    if (Array.isArray(style)) return style.map(rules);
    if (typeof style === 'function') return rules(style({ theme, ownerState: {} }));
    if (typeof style !== 'object' || style === null) return undefined;
    // `memoTheme` wraps an override that it has resolved for its theme.
    if ('isProcessed' in style && 'style' in style) return rules(style.style);
    const { variants: _variants, ...own } = style as { variants?: unknown };
    return own;
  };
  return rules(theme.components?.[name]?.styleOverrides?.root);
}
