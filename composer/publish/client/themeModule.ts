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

/** Imports all exports of the site's own theme, because a bundler fails if there are no overrides among them. */
const importOwn = (own: string | undefined) =>
  own === undefined ? [] : [`import * as own from ${JSON.stringify(own)};`];

function themeSource(json: string | undefined, own: string | undefined): string {
  if (json === undefined) return `export { islandTheme } from '#theme/theme.ts';`;
  return [
    `import { restoreTheme } from '#theme/restoreTheme.ts';`,
    `import { themeComponents } from '#theme/themeComponents.ts';`,
    ...importOwn(own),
    // Engines parse a long JSON string faster than an object literal.
    `const data = JSON.parse(${JSON.stringify(json)});`,
    // A site without a theme does not pay for adding one.
    ...(own === undefined
      ? ['export const islandTheme = restoreTheme(data, themeComponents);']
      : [
          `import { addOverrides } from '#theme/base/addOverrides.ts';`,
          'export const islandTheme = restoreTheme(data, addOverrides(themeComponents, own.components));',
        ]),
  ].join('\n');
}

/**
 * A Vite plugin that serves the theme of islands.
 *
 * @param json Data of the brand's theme; see `themeJson`. Without it, the module is the default theme.
 * @param own The module of the site's own theme; see `ownTheme`.
 */
export function themeModule(json?: string, own?: string) {
  return {
    name: 'portico:theme-module',
    resolveId: (id: string) => (id === themeModuleId ? resolvedThemeModule : undefined),
    load: (id: string) => (id === resolvedThemeModule ? themeSource(json, own) : undefined),
  };
}

/** The same theme, computed in the browser, so that a changed theme source takes effect without a restart. */
const liveThemeSource = (tokens: BrandTokens | undefined, own: string | undefined) =>
  [
    `import { createPorticoTheme } from '#theme/createPorticoTheme.ts';`,
    `import { withoutSchemes } from '#theme/withoutSchemes.ts';`,
    ...importOwn(own),
    `const tokens = ${JSON.stringify(tokens)};`,
    own === undefined ? 'const overrides = {};' : 'const overrides = { components: own.components };',
    'export const islandTheme = withoutSchemes(createPorticoTheme(tokens, overrides));',
  ].join('\n');

/** Like `themeModule`, for `portico dev`. */
export const liveThemeModule = (tokens: () => BrandTokens | undefined, own?: string) => ({
  ...themeModule(),
  load: (id: string) => (id === resolvedThemeModule ? liveThemeSource(tokens(), own) : undefined),
});
