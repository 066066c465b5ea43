import type { Theme } from '@mui/material/styles';
import type { BrandTokens } from './BrandTokens.ts';
import type { ThemeData } from './restoreTheme.ts';

/** Parts of a theme that are only needed at build time, for generating style sheets and other themes. */
export const onlyAtBuild: readonly string[] = [
  'generateSpacing',
  'generateStyleSheets',
  'generateThemeVars',
  'internal_cache',
  'shouldSkipGeneratingVar',
  'toRuntimeSource',
];

/** Serializes the data of a theme; `restoreTheme` turns it into a theme again. */
export function themeData(theme: Theme, { spacing }: BrandTokens): ThemeData {
  const { components: _code, unstable_sxConfig: _sxConfig, ...rest } = theme;
  const data = Object.fromEntries(Object.entries(rest).filter(([name]) => !onlyAtBuild.includes(name)));
  // JSON omits functions; everything else in a theme is plain data.
  return JSON.parse(JSON.stringify({ theme: data, spacing })) as ThemeData;
}
