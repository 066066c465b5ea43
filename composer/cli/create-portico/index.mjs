#!/usr/bin/env node
// @ts-check
// npm create portico my-bank: runs "portico init my-bank" with the Portico that was installed with this package.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const file = createRequire(import.meta.url).resolve('portico/package.json');
const { bin } = JSON.parse(readFileSync(file, 'utf8'));
const args = [join(dirname(file), bin.portico), 'init', ...process.argv.slice(2)];
const { status, error } = spawnSync(process.execPath, args, { stdio: 'inherit' });
if (error) console.error(`create-portico: ${error.message}`);
process.exitCode = status ?? 1;
