import { spawnSync } from 'node:child_process';
import { environment, root, stop } from './prepare.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs npm with its output captured. @returns What it printed, and whether it succeeded. */
export function captureNpm(args: readonly string[], cwd: string = root) {
  const { status, stdout, stderr } = spawnSync(npm, args, {
    cwd,
    encoding: 'utf8',
    env: environment(),
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  return { isDone: status === 0, said: `${stdout}${stderr}`, stdout };
}

const partsOf = (version: string) => version.split('.').map(Number);

/** Orders versions without a tag, such as `19.3.1`. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Returns the released versions of a package that are in a range, oldest first. Stops the process if npm cannot tell. */
export function versionsIn(name: string, range: string): string[] {
  const { isDone, said, stdout } = captureNpm(['view', `${name}@${range}`, 'version', '--json']);
  if (!isDone) stop(`npm does not tell the versions of ${name}@${range}:\n${said.trim()}`);
  const versions = [JSON.parse(stdout) as string | string[]].flat();
  return versions.filter((version) => !version.includes('-')).toSorted(compareVersions);
}
