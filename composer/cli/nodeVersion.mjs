// @ts-check
// Whether a version of Node can run Portico. Plain JavaScript for Node 18 and newer, without packages, because it also
// runs on a version that cannot, and before packages are installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runServer } from './runServer.mjs';

/** Returns the oldest version of each alternative of `engines`, such as `^22.14.0 || >=23.6.0`, and whether newer major versions work too. */
function alternatives() {
  // In the repository, this package's own file; in the installed package, that of the folder above `lib`.
  const range = ['../../package.json', '../../../package.json']
    .map((path) => new URL(path, import.meta.url))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')).engines?.node)
    .find((node) => node !== undefined);
  return [...String(range).matchAll(/(\^|>=)(\d+)\.(\d+)\.\d+/g)].map(([, sign, major, minor]) => ({
    isOpen: sign === '>=',
    major: Number(major),
    minor: Number(minor),
  }));
}

/** Whether a version such as `22.14.0` can run Portico. @param {string} version */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return alternatives().some((oldest) =>
    major === oldest.major ? minor >= oldest.minor : oldest.isOpen && major > oldest.major,
  );
}

/** Says which Node is needed. @param {string} version such as `22.12.0` */
export function nodeNeeded(version) {
  const oldest = alternatives().map(({ major, minor }) => `${major}.${minor}`);
  return `Node ${oldest.join(' or ')} or newer is needed; this is ${version}. Install it from nodejs.org and try again.`;
}

/** The version that is installed in this repository where the machine's own Node is too old. */
const installedVersion = '24.21.0';

/** Returns the folder of that Node's executable. @param {string} root */
export const ownNode = (root) => join(root, '.portico', 'node', 'node_modules', '.bin');

/**
 * Installs a Node for this repository alone, from the package registry.
 *
 * @param {string} root
 * @returns {string | undefined} The executable, or `undefined` if it cannot be installed.
 */
function installNode(root) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.portico', 'node');
  console.log(`portico: installing Node ${installedVersion}, because ${process.version} is too old …`);
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', [...args, `${name}@${installedVersion}`], {
    cwd: folder,
    stdio: 'inherit',
  });
  const node = join(ownNode(root), 'node');
  return existsSync(node) ? node : undefined;
}

/**
 * Returns if this Node can run Portico. Otherwise runs the program again with one that can, such as that of the
 * project's packages, and exits. In this repository, installs one if needed.
 *
 * @param {string} root the project's folder
 * @param {boolean} isTypeScript whether the program is TypeScript, which Node runs since 22.18 and 23.6, and 22.14 with a flag
 */
export async function ensureNode(root, isTypeScript) {
  const isSupported = isSupportedNode(process.versions.node);
  const isMissingTypes = isTypeScript && !process.features.typescript;
  if (isSupported && !isMissingTypes) return;
  const bundled = join(root, 'node_modules', '.bin', 'node');
  const own = [bundled, join(ownNode(root), 'node')].find((file) => existsSync(file));
  const node = own ?? (isSupported ? process.execPath : isTypeScript ? installNode(root) : undefined);
  if (node !== undefined && process.env.PORTICO_REEXEC !== '1') {
    const flags =
      node !== process.execPath
        ? []
        : ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
    const path = [dirname(node), process.env.PATH].join(delimiter);
    const env = { ...process.env, PORTICO_REEXEC: '1', PATH: path };
    process.exit(await runServer(node, [...flags, ...process.argv.slice(1)], { env }));
  }
  console.error(`portico: ${nodeNeeded(process.versions.node)}`);
  process.exit(1);
}
