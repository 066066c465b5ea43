// Whether a version of Node can run Portico. Plain JavaScript for Node 18 and newer, without packages, because it also
// runs on a version that cannot, and before packages are installed.
import { existsSync, readFileSync } from 'node:fs';

const numbers = (text) => text.split('.').map((part) => Number.parseInt(part, 10));

/** Returns the oldest version of each alternative of `engines`, such as `^22.14.0 || >=23.6.0`, and whether newer major versions work too. */
function alternatives() {
  // In the repository, this package's own file; in the installed package, that of the folder above `lib`.
  const files = ['../../package.json', '../../../package.json'].map((path) => new URL(path, import.meta.url));
  const { node } = files
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')).engines)
    .find((engines) => engines !== undefined);
  return node.split('||').map((range) => {
    const [, sign, version] = /^\s*(\^|>=)(\d+\.\d+\.\d+)\s*$/.exec(range);
    return { isOpen: sign === '>=', oldest: numbers(version) };
  });
}

const isFrom = ([major, minor], [oldestMajor, oldestMinor]) =>
  major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);

/** Whether a version such as `22.14.0` can run Portico. */
export function isSupportedNode(version) {
  const own = numbers(version);
  return alternatives().some(({ isOpen, oldest }) => isFrom(own, oldest) && (isOpen || own[0] === oldest[0]));
}

/** Says which Node is needed. @param version such as `22.12.0`; `undefined` if there is no Node. */
export function nodeNeeded(version) {
  const oldest = alternatives().map(({ oldest: [major, minor] }) => `${major}.${minor}`);
  return `Node ${oldest.join(' or ')} or newer is needed; this is ${version ?? 'none'}. Install it from nodejs.org and try again.`;
}
