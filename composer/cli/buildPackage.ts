// npm run build:package: builds lib/, the part of this repository that "npm pack" packs. It contains every module of
// the library and the composer as JavaScript with types, so that bundlers can tree-shake it.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleForPackage } from './bundle.ts';
import { prebuildScripts } from './prebuildScripts.ts';
import { vendorModules } from './vendorModules.ts';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const lib = join(root, 'lib');

/** Compiles the modules. Types are checked separately by "npm run typecheck". */
function compile() {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '-p', join(root, 'tsconfig.package.json')];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The modules could not be compiled.');
}

/** Copies the template of new sites as it is. */
function copyTemplate() {
  const template = 'composer/cli/init/template';
  cpSync(join(root, template), join(lib, template), { recursive: true });
}

/** Copies files that are already JavaScript. */
function copyScripts() {
  for (const name of readdirSync(join(root, 'composer'), { recursive: true, encoding: 'utf8' }))
    if (/\.m[jt]s$/.test(name)) cpSync(join(root, 'composer', name), join(lib, 'composer', name));
}

/**
 * Keeps the module augmentations of MUI's types: declaration files drop unused imports, so `index.d.ts` must import
 * them.
 */
function keepTypes() {
  const folder = join(lib, 'src');
  const adding = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .filter((name) => /^declare module/m.test(readFileSync(join(folder, name), 'utf8')))
    .toSorted((one, other) => (one < other ? -1 : 1));
  const imports = adding.map(
    (name) => `import './${name.replaceAll('\\', '/').replace(/\.d\.ts$/, '.js')}';\n`,
  );
  appendFileSync(join(folder, 'index.d.ts'), imports.join(''));
}

/**
 * Writes a package.json into lib/ that maps imports such as `#lib/money.ts` to the compiled files. It must be separate,
 * because in the repository the same imports resolve to the sources.
 */
function writeFacts() {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const inside = Object.entries(imports).filter(([, path]) => /^\.\/(?:src|composer)\//.test(path));
  const compiled = inside.flatMap(([name, path]) => [
    ...['.ts', '.tsx'].map((extension) => [`${name}${extension}`, `${path}.js`]),
    [`${name}.mjs`, `${path}.mjs`],
  ]);
  const facts = { type: 'module', imports: Object.fromEntries(compiled), sideEffects: ['./composer/**'] };
  writeFileSync(join(lib, 'package.json'), `${JSON.stringify(facts, null, 2)}\n`);
}

rmSync(lib, { recursive: true, force: true });
compile();
copyScripts();
copyTemplate();
keepTypes();
writeFacts();
await vendorModules(root, lib);
await bundleForPackage(lib);
await prebuildScripts(root, lib);
