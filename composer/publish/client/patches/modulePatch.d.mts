import type { Plugin } from 'vite';

/** Returns a Vite plugin that changes a module of a package, or leaves it as it is with one warning. */
export function modulePatch(patch: {
  readonly fits: string;
  readonly module: RegExp;
  readonly changes: readonly (readonly [string | RegExp, string])[];
  readonly imports?: string;
}): Plugin;
