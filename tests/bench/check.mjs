// (f) `portico check` of generated pages.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeSite } from './makeSite.mjs';
import { portico } from './process.mjs';
import { budget, median, table } from './report.mjs';

/** Runs of each size. The median counts. */
const runs = 3;

export async function benchCheck(root, { sizes = [1, 1000, 10_000] } = {}) {
  const base = join(root, '.portico', 'bench');
  mkdirSync(base, { recursive: true });
  const pages = join(base, 'checked');
  // Warms up the cache, so that no figure includes bundling the composer.
  await portico(root, ['check']);
  console.log('\n(f) Check of generated pages, command start to end\n');
  const rows = [];
  const seconds = new Map();
  for (const size of sizes) {
    rmSync(pages, { recursive: true, force: true });
    makeSite(root, pages, size);
    const checks = [];
    for (let run = 0; run < runs; run++) checks.push(await portico(root, ['check', pages]));
    const middle = median(checks.map((check) => check.seconds));
    seconds.set(size, middle);
    const most = Math.max(...checks.map(({ megabytes }) => megabytes));
    rows.push([size, middle.toFixed(2), most.toFixed(0)]);
  }
  rmSync(pages, { recursive: true, force: true });
  table(['generated pages', 'seconds', 'peak MB'], rows);
  console.log('');
  const thousand = seconds.get(1000);
  if (thousand !== undefined) budget('check of 1,000 pages', thousand, 5, 's');
}
