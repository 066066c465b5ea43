import type { Plugin, PluginOption } from 'vite';

/**
 * Returns the plugins that make rendering fast, by package. The composer and the islands must use the same ones.
 *
 * @param moduleOf Returns the file of a module of Portico.
 */
export function renderingPatches(moduleOf: (path: string) => string | undefined): {
  readonly emotion: PluginOption;
  readonly muiSystem: Plugin;
};
