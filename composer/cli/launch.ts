import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { composerBundle } from './bundle.ts';
import { startAgain, unloadable } from './kit/OwnChanges.ts';
import { ownPackage } from './kit/ownPackage.ts';
import { packagesOfSite } from './packagesOfSite.ts';

interface Launch {
  /** The project's folder. */
  readonly root: string;
  /** Portico's own folder. */
  readonly library: string;
  /** Whether Portico is a package of the project. */
  readonly isInstalled: boolean;
  readonly args: readonly string[];
}

/** Runs a command: writes the generated files, bundles the composer if its sources have changed, and starts it. */
export async function launch({ root, library, isInstalled, args }: Launch): Promise<number> {
  const [name = 'help', ...rest] = args;
  const isHelp = rest.some((arg) => arg === '--help' || arg === '-h');
  if (name === 'new' && rest[0] === 'section' && !isInstalled && !isHelp) {
    const { newSection, nextSteps } = await import('./new/newSection.ts');
    const given = rest.slice(1);
    const created = newSection(root, given);
    if (created !== 0) return created;
    // The registry, stories and schemas are generated from the folder.
    const generated = await launch({ root, library, isInstalled, args: ['gen'] });
    console.log(nextSteps(given.find((arg) => /^[A-Z]/.test(arg)) ?? ''));
    return generated;
  }
  const code = await run({ root, library, isInstalled, args });
  if (code !== startAgain) return code;
  console.log('This site has other sections, services or another theme now: starting again.');
  return launch({ root, library, isInstalled, args });
}

/** Runs a command once. */
async function run({ root, library, isInstalled, args }: Launch): Promise<number> {
  const [name = 'help', ...rest] = args;
  // An installed package contains its generated files, but not what generates them.
  if (!isInstalled) {
    const { writeGenerated } = await import('#composer/project/gen/generate.ts');
    const written = writeGenerated(root);
    if (name === 'gen') for (const path of written) console.log(`wrote ${path}`);
  }
  // Makes the bundler's allocator return freed memory: 200 MB that a server which runs all day no longer needs.
  if (name === 'dev') process.env['MIMALLOC_PURGE_DELAY'] ??= '0';
  let bundle: string;
  try {
    bundle = await composerBundle(root, packagesOfSite(root, name, rest), library);
  } catch (error) {
    // Without the stack, which is that of the bundler.
    if (!isInstalled || !(error instanceof Error)) throw error;
    console.error(`${unloadable}\n\n${error.message}`);
    return 1;
  }
  // A build or server always runs in production mode, whatever the shell sets.
  if (name !== 'dev') process.env['NODE_ENV'] = 'production';
  const program: unknown = await import(pathToFileURL(join(bundle, 'main.mjs')).href);
  // The bundle is built from this module.
  const { main } = program as typeof import('./main.ts');
  const { version } = ownPackage(library);
  return main({ root, library, version, bundle, args: [name, ...rest] });
}
