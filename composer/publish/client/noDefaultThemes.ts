import type { Plugin } from 'vite';

const ids = {
  /** In place of the modules of MUI that make a theme for what stands outside a `ThemeProvider`. */
  material: '\0portico:material-default-theme',
  system: '\0portico:system-create-theme',
};

const sources: Readonly<Record<string, string>> = {
  [ids.material]: [
    "import { islandTheme } from 'virtual:portico/theme';",
    'export { islandTheme as default };',
    // For MUI's Box, which makes one more.
    'export const createTheme = () => islandTheme;',
  ].join('\n'),
  // Parts of MUI's system ask for it when they are loaded, before there is a theme.
  [ids.system]: [
    'export default () => ({});',
    "export { createBreakpoints as private_createBreakpoints } from '@mui/system';",
  ].join('\n'),
};

/**
 * A Vite plugin for islands, which all stand below the theme of their page: MUI makes no theme of its own in the
 * browser.
 */
export function noDefaultThemes(): Plugin {
  return {
    name: 'portico:no-default-themes',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (/[\\/]@mui[\\/]material[\\/]/.test(importer)) {
        if (/\/defaultTheme(?:\.mjs)?$/.test(source)) return ids.material;
        if (/[\\/]Box[\\/]Box\.mjs$/.test(importer) && source.endsWith('/styles/index.mjs'))
          return ids.material;
      }
      const isSystemTheme = /^\.\.\/createTheme(?:\/index\.mjs)?$/.test(source);
      return isSystemTheme && /[\\/]@mui[\\/]system[\\/]/.test(importer) ? ids.system : undefined;
    },
    load: (id) => sources[id],
  };
}
