import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { composerBundle } from '#composer/cli/bundle.ts';
import type { CommandContext } from '#composer/cli/kit/Cli.ts';
import { ownPackage } from '#composer/cli/kit/ownPackage.ts';
import { licensesFile } from '#composer/publish/client/licensesFile.ts';
import { packagesOfSite } from '#composer/cli/packagesOfSite.ts';
import { readRelease } from '#composer/release/release.ts';
import { copyPackages } from './copyPackages.ts';

/** The packages that a server cannot do without: native ones, and one that starts threads. */
const serverPackages = ['better-sqlite3', 'lightningcss', 'tinypool'];

/** The program of the artifact. Without a command, it serves the site. */
const serverProgram = `// Starts the server of this site: node server.mjs. Other commands: node server.mjs leads list, and so on.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.env.NODE_ENV = 'production';
const folder = dirname(fileURLToPath(import.meta.url));
const { portico } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
const { main } = await import('./program/main.mjs');
const given = process.argv.slice(2);
const isCommand = given[0] !== undefined && !given[0].startsWith('-');
process.exitCode = await main({
  root: folder,
  library: folder,
  bundle: join(folder, 'program'),
  version: portico,
  args: isCommand ? given : ['serve', '--site', join(folder, 'site'), ...given],
});
`;

interface ArtifactOptions extends CommandContext {
  /** Folder of the published site. */
  readonly site: string;
  /** Folder of the artifact. Replaced if it is one, so that it is always whole. */
  readonly folder: string;
}

/**
 * Writes a folder that a server needs and nothing else: the site, the program, and the packages that cannot be bundled.
 * Plain Node starts it, on a file system that it cannot write to.
 *
 * @throws {Error} if a package is not installed.
 */
export async function writeArtifact(options: ArtifactOptions): Promise<void> {
  const { root, library, bundle, version, site, folder } = options;
  const program = await composerBundle(root, packagesOfSite(root, 'serve', ['--site', site]), library);
  const release = readRelease(site);
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  // Its packages are copied separately.
  const filter = (path: string) => basename(path) !== 'node_modules';
  cpSync(program, join(next, 'program'), { recursive: true, filter });
  // A bundle of a site with own sections is made from these modules.
  const vendored = join(library, 'vendor', licensesFile);
  if (existsSync(vendored)) cpSync(vendored, join(next, 'program', `vendor-${licensesFile}`));
  cpSync(site, join(next, 'site'), { recursive: true });
  const packages = copyPackages(serverPackages, [bundle, program, library, root], join(next, 'node_modules'));
  const own = Object.fromEntries(serverPackages.map((name) => [name, packages[name]]));
  const write = (name: string, value: object) =>
    writeFileSync(join(next, name), `${JSON.stringify(value, null, 2)}\n`);
  write('package.json', {
    private: true,
    type: 'module',
    engines: ownPackage(library).engines,
    dependencies: own,
  });
  write('manifest.json', {
    portico: version,
    release: release?.id,
    builtAt: release?.builtAt,
    platform: process.platform,
    arch: process.arch,
    packages,
  });
  writeFileSync(join(next, 'server.mjs'), serverProgram);
  rmSync(`${folder}.old`, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, `${folder}.old`);
  renameSync(next, folder);
  rmSync(`${folder}.old`, { recursive: true, force: true });
}
