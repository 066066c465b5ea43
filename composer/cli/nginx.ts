import { existsSync } from 'node:fs';
import { run, say } from './prepare.mjs';

/** How to install the nginx that tests start. */
export const nginxHint =
  'Install nginx: "apt-get install nginx-light" on Debian, "brew install nginx" on a Mac.';

/** Returns the path of an installed nginx, or `undefined` if there is none. */
export const installedNginx = (): string | undefined =>
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
    (path) => existsSync(path),
  );

/** Installs nginx where that needs no question: as root on Debian. Without it, the test that starts it fails. */
export function ensureNginx(): void {
  const isRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (installedNginx() || !isRoot) return;
  say('installing nginx (apt-get install nginx-light) …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light']);
}
