// What each change to a package's modules buys: rendering with it and without.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '#composer/cli/bundle.ts';
import { moduleIn } from '#composer/publish/client/sitePackagesPlugin.ts';
import { renderingPatches } from '#composer/publish/client/patches/renderingPatches.ts';
import { makeSite } from './makeSite.mjs';
import { table } from './report.mjs';

export async function benchPatches(root) {
  const base = join(root, '.portico', 'bench');
  const pages = join(base, 'pages-100');
  makeSite(root, pages, 100);
  const all = renderingPatches((path) => moduleIn(root, path));
  const rows = [];
  for (const without of [undefined, ...Object.keys(all)]) {
    const out = join(base, `render-${without ?? 'all'}`);
    const used = Object.entries(all).flatMap(([name, patch]) => (name === without ? [] : [patch]));
    await bundleForNode(
      root,
      { renderTimes: join(root, 'tests/bench/renderTimes.ts') },
      out,
      undefined,
      used,
    );
    const { renderTimes } = await import(pathToFileURL(join(out, 'renderTimes.mjs')).href);
    const { cold, warm } = renderTimes(pages);
    rows.push([without === undefined ? 'all' : `without ${without}`, cold.toFixed(2), warm.toFixed(2)]);
  }
  console.log('\nPatches of packages: milliseconds to render a page on one core\n');
  table(['patches', 'cold', 'with the fragment cache'], rows);
}
