import type { Plugin } from 'vite';

const ids = {
  /** Replace the MUI modules that create a default theme for components outside a `ThemeProvider`. */
  material: '\0portico:material-default-theme',
  system: '\0portico:system-create-theme',
};

const sources: Readonly<Record<string, string>> = {
  [ids.material]: [
    "import { islandTheme } from 'virtual:portico/theme';",
    'export { islandTheme as default };',
    // MUI's `Box` creates another theme with it.
    'export const createTheme = () => islandTheme;',
  ].join('\n'),
  // Parts of MUI's system call it at import time, before there is a theme.
  [ids.system]: [
    'export default () => ({});',
    "export { createBreakpoints as private_createBreakpoints } from '@mui/system';",
  ].join('\n'),
};

/**
 * A Vite plugin for islands. They are always inside their page's theme, so MUI need not create one in the browser. Saves
 * 7.5 kB of 40.5 (Brotli) of the file that all islands load. If MUI moves the modules, they are used as they are.
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
