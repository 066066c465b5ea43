import type { CSSInterpolation, Theme } from '@mui/material/styles';

/**
 * What `theme.components` says of the root of a MUI component, for elements that are not made by React: links in
 * author text.
 */
export function rootStyle(theme: Theme, name: 'MuiLink'): CSSInterpolation {
  const rules = (style: unknown): CSSInterpolation => {
    if (Array.isArray(style)) return style.map(rules);
    if (typeof style === 'function') return rules(style({ theme, ownerState: {} }));
    if (typeof style !== 'object' || style === null) return undefined;
    // An override that was worked out once for its theme holds finished styles.
    if ('isProcessed' in style && 'style' in style) return rules(style.style);
    const { variants: _variants, ...own } = style as { variants?: unknown };
    return own;
  };
  return rules(theme.components?.[name]?.styleOverrides?.root);
}
