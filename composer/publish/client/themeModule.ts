import type { BrandTokens } from '#theme/BrandTokens.ts';
import { themeData } from '#theme/themeData.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';

/** Islands import their theme from here, so that a client build has that of its brand. */
const themeModuleId = 'virtual:portico/theme';
/** Its id in Vite's module graph. */
export const resolvedThemeModule = `\0${themeModuleId}`;

/** JSON of what is data in a brand's theme, for a browser that does not make the theme itself. */
const dataOf = (tokens: BrandTokens) => JSON.stringify(themeData(brandTheme(tokens).islandTheme, tokens));

const themeSource = (tokens: BrandTokens | undefined) =>
  tokens === undefined
    ? `export { islandTheme } from '#theme/theme.ts';`
    : [
        `import { restoreTheme } from '#theme/restoreTheme.ts';`,
        `import { themeComponents } from '#theme/themeComponents.ts';`,
        // Engines read a long JSON text faster than the object it stands for.
        `const data = JSON.parse(${JSON.stringify(dataOf(tokens))});`,
        'export const islandTheme = restoreTheme(data, themeComponents);',
      ].join('\n');

/**
 * A Vite plugin that serves the theme of islands.
 *
 * @param tokens gives the brand's tokens when the module is asked for; without them the module is the default theme.
 */
export function themeModule(tokens?: () => BrandTokens | undefined) {
  return {
    name: 'portico:theme-module',
    resolveId: (id: string) => (id === themeModuleId ? resolvedThemeModule : undefined),
    load: (id: string) => (id === resolvedThemeModule ? themeSource(tokens?.()) : undefined),
  };
}

/** The same theme, made in the browser: a changed source of the theme is taken without a new start. */
const liveThemeSource = (tokens: BrandTokens | undefined) =>
  [
    `import { createPorticoTheme } from '#theme/createPorticoTheme.ts';`,
    `import { withoutSchemes } from '#theme/withoutSchemes.ts';`,
    `export const islandTheme = withoutSchemes(createPorticoTheme(${JSON.stringify(tokens)}));`,
  ].join('\n');

/** As `themeModule`, for `portico dev`. */
export const liveThemeModule = (tokens: () => BrandTokens | undefined) => ({
  ...themeModule(),
  load: (id: string) => (id === resolvedThemeModule ? liveThemeSource(tokens()) : undefined),
});
