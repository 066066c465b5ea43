import { execFileSync } from 'node:child_process';

/** Publishes a site into a folder, in its own brand or another. @throws {Error} if it has errors. */
export function publishDemo(pages: string, out: string, brand?: string): void {
  execFileSync(process.execPath, ['composer/cli/portico.mjs', 'build', '--pages', pages, '--out', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(brand !== undefined && { PORTICO_BRAND: brand }) },
  });
}
