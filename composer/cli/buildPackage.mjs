// npm run build:package: builds lib/, the part of this repository that "npm pack" packs. It holds every module of the
// library and the composer as JavaScript with its types, so that bundlers can leave out what an app does not use.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const lib = join(root, 'lib');

/** Types are checked by "npm run typecheck"; here modules are only written. */
function compile() {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '-p', join(root, 'tsconfig.package.json')];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The modules could not be compiled.');
}

/** What is written as JavaScript goes along as it is. */
function copyScripts() {
  for (const name of readdirSync(join(root, 'composer'), { recursive: true }))
    if (/\.m[jt]s$/.test(name)) cpSync(join(root, 'composer', name), join(lib, 'composer', name));
}

/** What modules add to MUI's types must reach whoever imports the library: a declaration file drops unused imports. */
function keepTypes() {
  const folder = join(lib, 'src');
  const adding = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.d.ts'))
    .filter((name) => /^declare module/m.test(readFileSync(join(folder, name), 'utf8')))
    .toSorted((one, other) => (one < other ? -1 : 1));
  const imports = adding.map(
    (name) => `import './${name.replaceAll('\\', '/').replace(/\.d\.ts$/, '.js')}';\n`,
  );
  appendFileSync(join(folder, 'index.d.ts'), imports.join(''));
}

/**
 * The names that modules use for each other (`#lib/money.ts`) mean the compiled files. They stand in a package.json of
 * the folder's own, because in the repository the same names mean the sources.
 */
function writeFacts() {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
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
keepTypes();
writeFacts();
