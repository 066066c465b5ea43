import type { Theme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import type { Globals } from 'storybook/internal/types';
import { cssVarPrefix } from '#theme/createPorticoTheme.ts';
import { brandOf, themeOf } from './inBrand.tsx';

/** Color schemes in the toolbar; `system` follows the visitor's setting, as pages do. */
export const schemeItems = [
  { value: 'system', title: 'System scheme', icon: 'browser' },
  { value: 'light', title: 'Light scheme', icon: 'sun' },
  { value: 'dark', title: 'Dark scheme', icon: 'moon' },
] as const;

/** Returns the CSS variables of a scheme, which are found by their selector in the theme's style sheets. */
function variables(theme: Theme, scheme: 'light' | 'dark'): CSSProperties {
  for (const [selector, body] of theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet))) {
    const isDark = selector.includes('prefers-color-scheme: dark');
    if (scheme === 'dark' && isDark) return Object.values(body as Record<string, CSSProperties>)[0] ?? {};
    if (scheme === 'light' && !isDark && `--${cssVarPrefix}-palette-text-primary` in (body as object))
      return body as CSSProperties;
  }
  return {};
}

interface InSchemeProps {
  readonly globals: Globals;
  readonly children: ReactNode;
  /** Whether it is on its own in a picture, which shows a small area around it. */
  readonly isAlone?: boolean;
}

/** Renders children in the scheme of the global `scheme`, whatever the system's preference. */
export function InScheme({ globals, children, isAlone = false }: InSchemeProps) {
  const scheme: unknown = globals['scheme'];
  if (scheme !== 'light' && scheme !== 'dark') return children;
  const theme = themeOf(brandOf(globals));
  const { background, text } = theme.vars.palette;
  const colors = {
    colorScheme: scheme,
    background: background.default,
    ...(isAlone && { boxShadow: `0 0 0 16px ${background.default}` }),
    color: text.primary,
  };
  return <div style={{ ...variables(theme, scheme), ...colors }}>{children}</div>;
}

/** Decorator that renders the story in the scheme of the global `scheme`. */
export const inScheme: Decorator = (Story, { globals }) => (
  <InScheme globals={globals} isAlone>
    <Story />
  </InScheme>
);
