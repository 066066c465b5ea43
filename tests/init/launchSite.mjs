// Runs a command of Portico in the current folder, with the sections of the site there: node launchSite.mjs build
import { resolve } from 'node:path';
import { launch } from '#composer/cli/launch.ts';

const library = resolve(import.meta.dirname, '../..');
const args = process.argv.slice(2);
process.exitCode = await launch({ root: process.cwd(), library, isInstalled: true, args });
