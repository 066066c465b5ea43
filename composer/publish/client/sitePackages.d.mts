import type { Plugin } from 'vite';

/** The part of a bundler's plugin context that is used. */
interface ResolvingContext {
  resolve(source: string, importer?: string): Promise<{ readonly id: string } | null>;
}

/** Returns the folder of an installed package, resolved from one of these folders as Node does. */
export function packageFolder(name: string, from: readonly string[]): string | undefined;

/** Returns a module of Portico: its source, or the compiled module in an installed package. */
export function moduleIn(library: string, path: string): string | undefined;

/** Returns the real paths of the packages' folders. Skips packages that cannot be found. */
export function packageFolders(names: Iterable<string>, from: readonly string[]): string[];

/** Returns the file of a package's module as a bundler resolves it, or `undefined` if there is none. */
export function packageModule(
  context: ResolvingContext,
  specifier: string,
  from: readonly string[],
): Promise<string | undefined>;

/**
 * A Vite plugin that includes these packages in a build. When they import `portico`, they get this instance of it, with
 * the same React, MUI and Emotion.
 */
export function sitePackages(
  library: string,
  packages: { readonly names: Iterable<string>; readonly from: readonly string[] },
): Plugin;
