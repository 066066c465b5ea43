import type { CSSInterpolation, Theme } from '@mui/material/styles';

/**
 * What `theme.components` says of the root of a MUI component, for elements that are not made by React: links in
 * author text.
 */
export function rootStyle(theme: Theme, name: 'MuiLink'): CSSInterpolation {
  const root: unknown = theme.components?.[name]?.styleOverrides?.root;
  const style: unknown = typeof root === 'function' ? root({ theme, ownerState: {} }) : root;
  // An override that was worked out once for its theme holds finished styles.
  const isFinished =
    typeof style === 'object' && style !== null && 'isProcessed' in style && 'style' in style;
  // Styles are objects or finished styles, both of which Emotion takes.
  return (isFinished ? style.style : style) as CSSInterpolation;
}
