// npm run snapshots: takes pictures of every story and compares them exactly. See docs/decisions/snapshots.md.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const { module } = await runnerImport(resolve(here, 'main.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(root, process.argv.slice(2));
