import type { BrandTokens } from '#theme/BrandTokens.ts';

/** Islands import their theme from here, so that a client build has that of its brand. */
const themeModuleId = 'virtual:portico/theme';
/** Its id in Vite's module graph. */
export const resolvedThemeModule = `\0${themeModuleId}`;

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
 * @param tokens gives the brand's tokens when the module is asked for; without them the module is the default theme.
 */
export function themeModule(root: string, tokens?: () => BrandTokens | undefined) {
  return {
    name: 'portico:theme-module',
    resolveId: (id: string) => (id === themeModuleId ? resolvedThemeModule : undefined),
    load: (id: string) => (id === resolvedThemeModule ? themeSource(root, tokens?.()) : undefined),
  };
}
