// @ts-check
// node composer/cli/run.mjs [program.ts] [arguments]: installs the packages if they are missing or old, then runs a
// program of this repository with a Node that can. Plain JavaScript, because it runs before both are there.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureNode } from './nodeVersion.mjs';
import { ensurePackages, root } from './prepare.mjs';
import { endWithLauncher } from './runServer.mjs';

endWithLauncher();
// Listing the tests must not change anything, so it installs nothing.
if (!process.argv.includes('--list')) ensurePackages();
await ensureNode(root, true);
// The program finds its arguments where Node puts them.
process.argv.splice(1, 1);
if (process.argv[1] !== undefined) await import(pathToFileURL(resolve(root, process.argv[1])).href);
