import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { extname, join } from 'node:path';
import { packageFolder } from '#composer/publish/client/sitePackagesPlugin.ts';

interface Facts {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What only builds a native package, or describes it. */
const unneeded = /^\.(?:c|cc|cpp|h|hpp|o|a|gyp|gypi|gz|map|md|ts|mts|cts)$/;

/**
 * Copies installed packages with everything that they depend on.
 *
 * @param from Folders from which `node_modules` are searched upward.
 * @param into The `node_modules` folder to fill.
 * @returns Their versions by name.
 * @throws {Error} if a package is not installed.
 */
export function copyPackages(
  names: readonly string[],
  from: readonly string[],
  into: string,
): Readonly<Record<string, string>> {
  const versions: Record<string, string> = {};
  const copy = (name: string, places: readonly string[], isOptional: boolean): void => {
    if (versions[name] !== undefined) return;
    const found = packageFolder(name, places);
    if (found === undefined) {
      // For example, the binary of another platform.
      if (isOptional) return;
      throw new Error(`The package ${name} is not installed.`);
    }
    const folder = realpathSync(found);
    const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Facts;
    versions[name] = facts.version;
    if (!existsSync(join(into, name)))
      cpSync(folder, join(into, name), {
        recursive: true,
        filter: (path) => !unneeded.test(extname(path)) && !path.startsWith(join(folder, 'node_modules')),
      });
    for (const dependency of Object.keys(facts.dependencies ?? {})) copy(dependency, [folder], false);
    for (const dependency of Object.keys(facts.optionalDependencies ?? {})) copy(dependency, [folder], true);
  };
  for (const name of names) copy(name, from, false);
  return versions;
}
