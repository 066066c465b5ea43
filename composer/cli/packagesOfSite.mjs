// Finds the packages that a command needs before the composer is bundled with them, which is why it is plain
// JavaScript.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'jsonc-parser';

/** Returns, for each command that needs packages, the file that names them. */
const files = {
  check: ({ positionals }, root) => siteFileFor(resolve(root, positionals[0] ?? 'pages-json')),
  build: ({ values }) => join(values.pages ?? 'pages-json', 'site.json'),
  dev: ({ values }) => join(values.pages ?? 'pages-json', 'site.json'),
  gen: () => join('pages-json', 'site.json'),
  serve: ({ values }) => join(values.site ?? 'dist', '_portico', 'release.json'),
};

/** Returns the `site.json` of a folder, or the nearest one around a file. */
function siteFileFor(path) {
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  for (let folder = isFile ? dirname(path) : path; ; folder = dirname(folder)) {
    const file = join(folder, 'site.json');
    if (!isFile || existsSync(file) || folder === dirname(folder)) return file;
  }
}

const options = {
  pages: { type: 'string' },
  site: { type: 'string' },
  format: { type: 'string' },
  explain: { type: 'string' },
};

/** Reads the package names in a file. Ignores invalid ones; the check reports them. */
function namesIn(file) {
  const value = parse(readFileSync(file, 'utf8'));
  const names = (value?.site ?? value)?.packages;
  return Array.isArray(names) ? [...new Set(names)].filter((name) => typeof name === 'string') : [];
}

/**
 * Returns the packages that the site of a command names, and the folders from which their `node_modules` are searched
 * upward.
 *
 * @param {string} root the project's folder
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {{ names: string[], from: string[] }}
 */
export function packagesOfSite(root, command, args) {
  if (!Object.hasOwn(files, command)) return { names: [], from: [] };
  const given = parseArgs({ args, options, strict: false, allowPositionals: true });
  const file = resolve(root, files[command](given, root));
  const names = existsSync(file) ? namesIn(file).toSorted() : [];
  const site = command === 'serve' ? dirname(dirname(file)) : dirname(file);
  return { names, from: names.length > 0 ? [site, root] : [] };
}
