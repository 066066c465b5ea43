import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licensesFile } from '#composer/publish/client/licensesFile.ts';
import { packageFolder } from '#composer/publish/client/sitePackagesPlugin.ts';

/** A package of others that Portico ships, or that is installed with it. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; empty if the package has none. */
  readonly license: string;
  /** `server`: bundled into programs. `browser`: bundled into scripts for visitors. `installed`: a dependency or peer. */
  readonly place: 'server' | 'browser' | 'installed';
  /**
   * Whether the text of its license is shipped too: its own or, because some packages publish none, that of another
   * package with the same license. Installed packages have their own.
   */
  readonly hasText: boolean;
}

/** Licenses that ask for no more than a copy of their text. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Installed packages with licenses that also ask for the source of their changed files. Portico changes none. */
const exceptions: ReadonlyMap<string, string> = new Map([
  // A program that is copied unchanged into servers.
  ['lightningcss', 'MPL-2.0'],
  // Libraries that are only used while a site is built.
  ['@img/sharp-libvips', 'LGPL-3.0-or-later'],
]);

const isException = ({ name, license, place }: ShippedPackage) =>
  place === 'installed' &&
  [...exceptions].some(([start, theirs]) => name.startsWith(start) && license === theirs);

/** Returns why a package cannot be shipped, or `undefined`. */
export function licenseProblem(one: ShippedPackage): string | undefined {
  const { name, version, license, hasText } = one;
  const title = `${name}@${version}`;
  if (license === '') return `${title} names no license.`;
  if (!allowed.has(license) && !isException(one)) return `${title} has the license ${license}.`;
  return hasText ? undefined : `${title} has no license text.`;
}

/** The places of the files that the bundler writes, by glob in the compiled package. */
const bundled = [
  ['server', `{bundle/*,vendor}/${licensesFile}`],
  ['browser', `client/${licensesFile}`],
] as const;

/** Reads the packages in a file of licenses. Each is a heading `## name - version (license)`, and its text. */
function packagesIn(text: string, place: ShippedPackage['place']): ShippedPackage[] {
  return text
    .split(/^(?=## \S+ - \d)/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...rest] = part.split('\n');
      const {
        name = '',
        version = '',
        license = '',
      } = /^## (?<name>\S+) - (?<version>\S+)(?: \((?<license>[^)]+)\))?$/.exec(heading)?.groups ?? {};
      return { name, version, license, place, hasText: rest.join('').trim() !== '' };
    });
}

interface Facts {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const factsIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Facts;

/** Returns the packages that are installed with Portico: its dependencies and peers, and what those depend on. */
function installedPackages(root: string): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const add = (name: string, from: string): void => {
    const folder = packageFolder(name, [from]);
    // Binaries of other platforms are not here.
    if (folder === undefined) return;
    const { version, license = '', ...facts } = factsIn(folder);
    const key = `${name}@${version}`;
    if (found.has(key)) return;
    found.set(key, { name, version, license, place: 'installed', hasText: true });
    for (const needed of Object.keys({ ...facts.dependencies, ...facts.optionalDependencies }))
      add(needed, folder);
  };
  const { dependencies, peerDependencies } = factsIn(root);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) add(name, root);
  return [...found.values()];
}

/**
 * Returns every package of others that Portico ships or that is installed with it.
 *
 * @param root Folder of the repository, with installed packages.
 * @param library Folder of the compiled package.
 */
export function shippedPackages(root: string, library: string): readonly ShippedPackage[] {
  const files = bundled.flatMap(([place, glob]) =>
    globSync(glob, { cwd: library }).map(
      (file) => [place, readFileSync(join(library, file), 'utf8')] as const,
    ),
  );
  const inFiles = files.flatMap(([place, text]) => packagesIn(text, place));
  const withText = new Set(inFiles.filter(({ hasText }) => hasText).map(({ license }) => license));
  const withTexts = inFiles.map((one) => ({ ...one, hasText: withText.has(one.license) }));
  const all = [...withTexts, ...installedPackages(root)];
  const unique = new Map(all.map((one) => [`${one.place} ${one.name}@${one.version}`, one]));
  return [...unique.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** `npm run licenses`: lists the packages of the compiled package, and those that cannot be shipped. */
function printLicenses(root: string): void {
  const packages = shippedPackages(root, join(root, 'lib'));
  const title = ({ name, version }: ShippedPackage) => `${name} ${version}`;
  const width = Math.max(...packages.map((one) => title(one).length));
  for (const one of packages)
    console.log(`${title(one).padEnd(width)}  ${one.place.padEnd(9)}  ${one.license}`);
  const problems = packages.flatMap((one) => licenseProblem(one) ?? []);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printLicenses(resolve(import.meta.dirname, '../..'));
