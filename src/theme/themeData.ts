import type { Theme } from '@mui/material/styles';
import type { BrandTokens } from './BrandTokens.ts';
import type { ThemeData } from './restoreTheme.ts';

/** What a theme has only to make style sheets and other themes of it, which happens at build. */
export const onlyAtBuild: readonly string[] = [
  'generateSpacing',
  'generateStyleSheets',
  'generateThemeVars',
  'internal_cache',
  'shouldSkipGeneratingVar',
  'toRuntimeSource',
];

/** What is data in a theme below a page's variables, as JSON can hold it; `restoreTheme` makes a theme of it. */
export function themeData(theme: Theme, { spacing }: BrandTokens): ThemeData {
  const { components: _code, unstable_sxConfig: _sxConfig, ...rest } = theme;
  const data = Object.fromEntries(Object.entries(rest).filter(([name]) => !onlyAtBuild.includes(name)));
  // JSON leaves functions out; all else in a theme is plain.
  return JSON.parse(JSON.stringify({ theme: data, spacing })) as ThemeData;
}
