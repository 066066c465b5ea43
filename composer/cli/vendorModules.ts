import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { packageOf, vendorFile } from '#composer/publish/client/sitePackagesPlugin.ts';
import { bundleForNode, external, ownFiles } from './bundle.ts';

interface Facts {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Returns what a module imports: module names, and of each the exports that it takes, or `*` for all. */
function importsOf(file: string): readonly (readonly [specifier: string, names: readonly string[]])[] {
  const code = readFileSync(file, 'utf8');
  const { staticImports, dynamicImports } = parseSync(file, code).module;
  return [
    ...staticImports.map(({ moduleRequest, entries }) => {
      // A default import has no name.
      const names = entries.map(
        ({ importName: { name, start } }) => name ?? (start === null ? 'default' : '*'),
      );
      return [moduleRequest.value, names] as const;
    }),
    ...dynamicImports.map(
      ({ moduleRequest: { start, end } }) => [code.slice(start + 1, end - 1), ['*']] as const,
    ),
  ];
}

/** Returns the modules of packages that the compiled composer imports and that its users do not install. */
function vendored(library: string, { dependencies, peerDependencies }: Facts) {
  const installed = new Set([...Object.keys({ ...dependencies, ...peerDependencies }), ...external]);
  const modules = new Map(Object.values(ownFiles).map((specifier) => [specifier, new Set(['*'])]));
  for (const file of globSync('composer/**/*.js', { cwd: library, exclude: ['composer/cli/browser.js'] }))
    for (const [specifier, names] of importsOf(join(library, file))) {
      const isOfPackage = /^(?:@[\w-]+\/)?[a-z][\w./-]*$/.test(specifier);
      if (!isOfPackage || installed.has(packageOf(specifier))) continue;
      const taken = modules.get(specifier) ?? new Set();
      modules.set(specifier, taken);
      for (const name of names) taken.add(name);
    }
  return modules;
}

/** Returns the names that a module exports. */
async function exportsOf(specifier: string): Promise<readonly string[]> {
  const exported = Object.keys((await import(specifier)) as object);
  return exported.filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__esModule');
}

/**
 * Bundles the packages that only the composer uses into `vendor/`, so that a site with sections of its own, whose
 * composer is bundled with them, need not install them.
 *
 * @param library The folder of the compiled package.
 */
export async function vendorModules(root: string, library: string): Promise<void> {
  const sources = join(library, 'vendor-sources');
  mkdirSync(sources);
  const facts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Facts;
  const entries: Record<string, string> = {};
  for (const [specifier, taken] of vendored(library, facts)) {
    // oxlint-disable-next-line no-await-in-loop -- a few modules, one after another
    const names = taken.has('*') ? await exportsOf(specifier) : [...taken];
    const file = join(sources, basename(vendorFile(library, specifier)).replace('.mjs', '.js'));
    writeFileSync(file, `export { ${names.join(', ')} } from '${specifier}';\n`);
    entries[basename(file, '.js')] = file;
  }
  await bundleForNode(library, entries, join(library, 'vendor'));
  rmSync(sources, { recursive: true });
}
