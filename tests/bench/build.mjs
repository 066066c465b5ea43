// (b) Builds of 1 to 10,000 generated pages, and of one changed page.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '#composer/cli/bundle.ts';
import { makeSite, pageFile } from './makeSite.mjs';
import { portico, watchBuild } from './process.mjs';
import { budget, median, table } from './report.mjs';

/** Loads the functions that measure rendering, bundled like a build: `renderTimes` and `timesByPart`. */
async function renderMeasures(root) {
  const out = join(root, '.portico', 'bench', 'render');
  const names = ['renderTimes', 'timesByPart'];
  const entries = Object.fromEntries(names.map((name) => [name, join(root, `tests/bench/${name}.ts`)]));
  await bundleForNode(root, entries, out);
  const modules = await Promise.all(
    names.map((name) => import(pathToFileURL(join(out, `${name}.mjs`)).href)),
  );
  return Object.assign({}, ...modules);
}

/** Number of sections to list, the slowest first. */
const listed = 8;

/** Returns the seconds from saving a page until `portico build --watch` has published it; the median of five. */
async function changeWhileWatched(root, pages, out, file) {
  const build = await watchBuild(root, ['build', '--pages', pages, '--out', out, '--watch']);
  const times = [];
  for (let round = 0; round < 5; round++) {
    const text = readFileSync(file, 'utf8').replace(
      /"description": "(?:Round \d: )?/,
      `"description": "Round ${round}: `,
    );
    const published = build.next(/1 pages rendered/);
    const started = performance.now();
    writeFileSync(file, text);
    await published;
    times.push((performance.now() - started) / 1000);
  }
  build.stop();
  return median(times);
}

export async function benchBuild(root, { sizes = [1, 100, 1000, 10_000] } = {}) {
  const base = join(root, '.portico', 'bench');
  mkdirSync(base, { recursive: true });
  // Warms up the caches, so that no figure includes bundling the composer and the islands, which is only done after a
  // change of source.
  await portico(root, ['build', '--out', join(base, 'warm')]);
  console.log(`\n(b) Builds of generated pages on ${availableParallelism()} cores, command start to end\n`);
  const rows = [];
  let largest;
  for (const size of sizes) {
    const pages = join(base, `pages-${size}`);
    const out = join(base, `site-${size}`);
    for (const folder of [pages, out]) rmSync(folder, { recursive: true, force: true });
    makeSite(root, pages, size);
    const whole = await portico(root, ['build', '--pages', pages, '--out', out]);
    const file = join(pages, pageFile(0));
    writeFileSync(file, readFileSync(file, 'utf8').replace('"description": "', '"description": "Changed: '));
    const one = await portico(root, ['build', '--pages', pages, '--out', out]);
    if (!one.output.includes('1 pages rendered')) throw new Error(`Not one page was rendered: ${one.output}`);
    const watched = await changeWhileWatched(root, pages, out, file);
    const [, total] = /(\d+) pages rendered/.exec(whole.output) ?? [];
    rows.push([
      size,
      total,
      whole.seconds.toFixed(2),
      (Number(total) / whole.seconds).toFixed(0),
      whole.megabytes.toFixed(0),
      one.seconds.toFixed(2),
      watched.toFixed(2),
    ]);
    largest = { size, whole, one, watched };
    rmSync(out, { recursive: true, force: true });
    if (size !== 100) rmSync(pages, { recursive: true, force: true });
  }
  table(
    ['generated pages', 'all pages', 'seconds', 'pages/s', 'peak MB', 'one changed, s', 'with --watch, s'],
    rows,
  );
  const pages = join(base, 'pages-100');
  makeSite(root, pages, 100);
  const { renderTimes, timesByPart } = await renderMeasures(root);
  const { cold, warm, count } = renderTimes(pages);
  console.log(
    `\nrender, one core: ${cold.toFixed(2)} ms a page cold, ${warm.toFixed(2)} ms with the fragment cache (${count} pages)\n`,
  );
  const { parts, sections } = timesByPart(pages);
  const shown = (times) => times.map(([name, time]) => [name, time.toFixed(2)]);
  table(['a page, one core', 'ms'], shown(parts));
  console.log('');
  table(['a section of a page', 'ms'], shown(sections.slice(0, listed)));
  console.log('');
  budget('cold render', cold, 5, 'ms a page');
  if (largest?.size === 10_000) {
    budget('10,000 pages', largest.whole.seconds, 50, 's');
    budget('memory for 10,000 pages', largest.whole.megabytes, 700, 'MB');
    budget('one page changed at 10,000, with --watch', largest.watched, 0.5, 's');
  }
}
