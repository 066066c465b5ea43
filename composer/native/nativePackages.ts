import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Database from 'better-sqlite3';
import type * as LightningCss from 'lightningcss';
import type Sharp from 'sharp';

const require = createRequire(import.meta.url);

/** Whether a package is installed where Portico finds it. */
export function hasPackage(name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns the range of versions that Portico's package.json gives for a package, `*` if there is none. */
function rangeOf(name: string): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) {
      const facts = JSON.parse(readFileSync(file, 'utf8')) as {
        readonly name?: string;
        readonly peerDependencies?: Readonly<Record<string, string>>;
      };
      if (facts.name === 'portico') return facts.peerDependencies?.[name] ?? '*';
    }
    if (folder === dirname(folder)) return '*';
  }
}

const installCommands = { 'pnpm-lock.yaml': 'pnpm add', 'yarn.lock': 'yarn add' };

/** Returns the command that installs packages in the current project. */
function installCommand(names: readonly string[]): string {
  const [, command = 'npm install'] =
    Object.entries(installCommands).find(([lockFile]) => existsSync(lockFile)) ?? [];
  return [command, ...names.map((name) => `"${name}@${rangeOf(name)}"`)].join(' ');
}

/** A package that a command needs is not installed. Its message says how to install it. */
export class MissingPackage extends Error {
  constructor(names: readonly string[]) {
    const missing = names.filter((name) => !hasPackage(name));
    const packages = missing.length === 1 ? 'the package' : 'the packages';
    super(`This needs ${packages} ${missing.join(', ')}. Run: ${installCommand(missing)}`);
  }
}

/** @throws {MissingPackage} if one of the packages is not installed. */
export function requirePackages(names: readonly string[]): void {
  if (!names.every(hasPackage)) throw new MissingPackage(names);
}

/** Loads a native package when it is first needed: components and some commands need none. */
function load<Exports>(name: string): Exports {
  requirePackages([name]);
  return require(name) as Exports;
}

/** The native packages of Portico; peer dependencies, so that a project with only its components installs none. */
export const nativePackages = ['better-sqlite3', 'lightningcss', 'sharp'] as const;

/** Each of these functions throws `MissingPackage`. */
export const sqlite = (): typeof Database => load('better-sqlite3');
export const lightningCss = (): typeof LightningCss => load('lightningcss');
export const sharp = (): typeof Sharp => load('sharp');
