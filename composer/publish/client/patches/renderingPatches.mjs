import { emotionPatches } from './emotion.mjs';
import { muiSystemPatch } from './muiSystem.mjs';

/**
 * Returns the plugins that make rendering fast, by package. The composer and the islands must use the same ones.
 *
 * @param {(path: string) => string} moduleOf returns the file of a module of Portico.
 */
export const renderingPatches = (moduleOf) => ({
  emotion: emotionPatches(moduleOf),
  muiSystem: muiSystemPatch(moduleOf),
});
