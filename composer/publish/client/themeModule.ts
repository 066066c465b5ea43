import type { BrandTokens } from '#theme/BrandTokens.ts';
import { themeData } from '#theme/restoreTheme.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';

/** Islands import their theme from here, so that a client build contains the theme of its brand. */
const themeModuleId = 'virtual:portico/theme';
/** The module's id in Vite's module graph. */
export const resolvedThemeModule = `\0${themeModuleId}`;

/** Returns the data of a brand's theme as JSON, so that the browser need not compute the theme. */
export const themeJson = (tokens: BrandTokens) =>
  JSON.stringify(themeData(brandTheme(tokens).islandTheme, tokens));

const themeSource = (json: string | undefined) =>
  json === undefined
    ? `export { islandTheme } from '#theme/theme.ts';`
    : [
        `import { restoreTheme } from '#theme/restoreTheme.ts';`,
        `import { themeComponents } from '#theme/themeComponents.ts';`,
        // Engines parse a long JSON string faster than an object literal.
        `const data = JSON.parse(${JSON.stringify(json)});`,
        'export const islandTheme = restoreTheme(data, themeComponents);',
      ].join('\n');

/**
 * A Vite plugin that serves the theme of islands.
 *
 * @param json Data of the brand's theme; see `themeJson`. Without it, the module is the default theme.
 */
export function themeModule(json?: string) {
  return {
    name: 'portico:theme-module',
    resolveId: (id: string) => (id === themeModuleId ? resolvedThemeModule : undefined),
    load: (id: string) => (id === resolvedThemeModule ? themeSource(json) : undefined),
  };
}

/** The same theme, computed in the browser, so that a changed theme source takes effect without a restart. */
const liveThemeSource = (tokens: BrandTokens | undefined) =>
  [
    `import { createPorticoTheme } from '#theme/createPorticoTheme.ts';`,
    `import { withoutSchemes } from '#theme/withoutSchemes.ts';`,
    `export const islandTheme = withoutSchemes(createPorticoTheme(${JSON.stringify(tokens)}));`,
  ].join('\n');

/** Like `themeModule`, for `portico dev`. */
export const liveThemeModule = (tokens: () => BrandTokens | undefined) => ({
  ...themeModule(),
  load: (id: string) => (id === resolvedThemeModule ? liveThemeSource(tokens()) : undefined),
});
