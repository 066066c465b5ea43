// What MUI's components cost at build time: the examples of docs/mui.md, rendered as the composer does.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '#composer/cli/bundle.ts';
import { table } from './report.mjs';

export async function benchMui(root) {
  const out = join(root, '.portico', 'bench', 'mui');
  await bundleForNode(root, { muiTimes: join(root, 'tests/bench/muiTimes.ts') }, out);
  const { muiTimes } = await import(pathToFileURL(join(out, 'muiTimes.mjs')).href);
  console.log('\nMUI’s components: microseconds to render an example as HTML on one core\n');
  const rows = muiTimes().map(({ name, elements, time }) => [
    name,
    elements,
    time.toFixed(0),
    elements === 0 ? '' : (time / elements).toFixed(1),
  ]);
  table(['example', 'elements', 'microseconds', 'for an element'], rows);
}
