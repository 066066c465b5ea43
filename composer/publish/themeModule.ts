import type { BrandTokens } from '#theme/BrandTokens.ts';

/** Islands import their theme from here, so that a client build has that of its brand. */
const themeModuleId = 'virtual:portico/theme';
const resolved = `\0${themeModuleId}`;

const themeSource = (root: string, tokens: BrandTokens | undefined) =>
  tokens === undefined
    ? `export { islandTheme } from '${root}/src/theme/theme.ts';`
    : [
        `import { createPorticoTheme, withoutSchemes } from '${root}/src/theme/createPorticoTheme.ts';`,
        `export const islandTheme = withoutSchemes(createPorticoTheme(${JSON.stringify(tokens)}));`,
      ].join('\n');

/**
 * A Vite plugin that serves the theme of islands.
 *
 * @param tokens gives the brand's tokens when the module is asked for; without it the module is the default theme.
 */
export function themeModule(root: string, tokens?: () => BrandTokens) {
  return {
    name: 'portico:theme-module',
    resolveId: (id: string) => (id === themeModuleId ? resolved : undefined),
    load: (id: string) => (id === resolved ? themeSource(root, tokens?.()) : undefined),
  };
}
