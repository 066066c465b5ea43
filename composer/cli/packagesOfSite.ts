import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'jsonc-parser';
import { ownSections, ownServices, ownTheme } from '#composer/publish/client/sitePackagesPlugin.ts';
import type { PackageNames } from './bundle.ts';

/** The arguments of a command, before it parses them itself. */
interface Arguments {
  readonly positionals: readonly string[];
  readonly values: { readonly pages?: string | undefined; readonly site?: string | undefined };
}

/** Returns, for each command that needs packages, the file that names them. */
const siteFiles: Readonly<Record<string, (given: Arguments, root: string) => string>> = {
  check: ({ positionals }, root) => siteFileFor(resolve(root, positionals[0] ?? 'pages-json')),
  build: ({ values }) => join(values.pages ?? 'pages-json', 'site.json'),
  dev: ({ values }) => join(values.pages ?? 'pages-json', 'site.json'),
  gen: () => join('pages-json', 'site.json'),
  serve: ({ values }) => join(values.site ?? 'dist', '_portico', 'release.json'),
};

/** Returns the `site.json` of a folder, or the nearest one around a file. */
function siteFileFor(path: string): string {
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  for (let folder = isFile ? dirname(path) : path; ; folder = dirname(folder)) {
    const file = join(folder, 'site.json');
    if (!isFile || existsSync(file) || folder === dirname(folder)) return file;
  }
}

/** The commands that answer requests, with the site's own services too. */
const answering: ReadonlySet<string> = new Set(['serve', 'dev', 'openapi']);

const options = {
  pages: { type: 'string' },
  site: { type: 'string' },
  format: { type: 'string' },
  explain: { type: 'string' },
} as const;

/** Reads the package names in a file. Ignores invalid ones; the check reports them. */
function namesIn(file: string): string[] {
  const value: unknown = parse(readFileSync(file, 'utf8'));
  // A release contains the site's definition.
  const { site, packages } = (value ?? {}) as { site?: { packages?: unknown }; packages?: unknown };
  const names: unknown = (site ?? { packages }).packages;
  return Array.isArray(names) ? [...new Set(names)].filter((name) => typeof name === 'string') : [];
}

/**
 * Returns the packages that the site of a command names, the sections, services and theme in the project's own folder,
 * and the folders from which the packages' `node_modules` are searched upward.
 *
 * @param root The project's folder.
 */
export function packagesOfSite(root: string, command: string, args: readonly string[]): PackageNames {
  const siteFile = Object.hasOwn(siteFiles, command) ? siteFiles[command] : undefined;
  if (!siteFile) return { names: [], from: [] };
  const { positionals, values } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
  });
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);
  const given = { positionals, values: { pages: text(values.pages), site: text(values.site) } };
  const file = resolve(root, siteFile(given, root));
  const named = existsSync(file) ? namesIn(file).toSorted() : [];
  const names = [...named, ...ownSections(root)];
  const site = command === 'serve' ? dirname(dirname(file)) : dirname(file);
  const services = answering.has(command) ? ownServices(root) : [];
  const theme = ownTheme(root);
  return {
    names,
    from: names.length > 0 ? [site, root] : [],
    ...(services.length > 0 && { services }),
    ...(theme !== undefined && { theme }),
  };
}
