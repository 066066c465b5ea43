import type { Plugin } from 'vite';

/** What a bundler's plugin can ask for a module. */
interface ResolvingContext {
  resolve(source: string, importer?: string): Promise<{ readonly id: string } | null>;
}

/** The folder of an installed package, as Node finds it from one of these folders. */
export function packageFolder(name: string, from: readonly string[]): string | undefined;

/** A module of Portico: its source, or in an installed package what was made of it. */
export function moduleIn(library: string, path: string): string | undefined;

/** Folders of the packages as they are on disk; those that cannot be found are left out. */
export function packageFolders(names: Iterable<string>, from: readonly string[]): string[];

/** The file of a module of a package, as a bundler finds it; `undefined` when there is none. */
export function packageModule(
  context: ResolvingContext,
  specifier: string,
  from: readonly string[],
): Promise<string | undefined>;

/**
 * A Vite plugin: the packages with these names are part of what is built. They get this Portico when they import
 * `portico`, and the same React, MUI and Emotion.
 */
export function sitePackages(
  library: string,
  packages: { readonly names: Iterable<string>; readonly from: readonly string[] },
): Plugin;
