import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Publishes a site into a folder, in its own brand or another. @throws {Error} if it has errors. */
export async function publishDemo(pages: string, out: string, brand?: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['composer/cli/portico.mjs', 'build', '--pages', pages, '--out', out],
    { env: { ...process.env, ...(brand !== undefined && { PORTICO_BRAND: brand }) } },
  );
}
