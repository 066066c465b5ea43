import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFiles } from '#tests/server/fixtures/siteFiles.ts';
import { portico } from './process.mjs';

/**
 * Builds the site of the server's tests in an empty folder.
 *
 * @returns The folder, and that of the published site in it.
 */
export async function buildSmallSite(root, name) {
  const folder = join(root, '.portico', 'bench', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, content] of Object.entries(siteFiles)) {
    const path = join(folder, 'pages', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  const site = join(folder, 'site');
  await portico(root, ['build', '--pages', join(folder, 'pages'), '--out', site]);
  return { folder, site };
}
