// (k) What every page of the demo bank weighs before a visitor touches it: its document and its script, compressed.
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { portico } from './process.mjs';
import { budget, median, table } from './report.mjs';

/** In bytes (Brotli). `weightBudgets.document` is for any page. */
export const weightBudgets = { document: 20_000, medianDocument: 14_600, script: 10_500, medianScript: 6000 };

/** Returns the URL of a document's script. */
const scriptOf = (html) => /<script type="module" async src="([^"]+)"/.exec(html)?.[1];

/** Weighs the pages of a published folder. */
export function pageWeights(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const size = (file) => statSync(`${join(folder, file)}.br`).size;
  return files.map((file) => {
    const script = scriptOf(readFileSync(join(folder, file), 'utf8'));
    return {
      path: `/${file}`,
      document: size(file),
      script: script === undefined ? 0 : size(script),
    };
  });
}

export async function benchWeight(root) {
  const out = join(root, '.portico', 'bench', 'weighed');
  rmSync(out, { recursive: true, force: true });
  await portico(root, ['build', '--out', out]);
  const pages = pageWeights(out);
  rmSync(out, { recursive: true, force: true });
  console.log(`\n(k) Weight of all ${pages.length} pages of the demo bank before interaction, Brotli\n`);
  const kinds = ['document', 'script'].map((kind) => {
    const heaviest = pages.toSorted((one, other) => other[kind] - one[kind]);
    return { kind, heaviest, middle: median(pages.map((page) => page[kind])) };
  });
  table(
    ['kind', 'median', 'worst', 'page'],
    kinds.map(({ kind, heaviest, middle }) => [kind, middle, heaviest[0][kind], heaviest[0].path]),
  );
  console.log('');
  for (const { kind, heaviest, middle } of kinds) {
    const ofMedian = kind === 'document' ? weightBudgets.medianDocument : weightBudgets.medianScript;
    budget(`${kind} of the median page`, middle, ofMedian, 'bytes');
    budget(`${kind} of the heaviest page`, heaviest[0][kind], weightBudgets[kind], 'bytes');
  }
}
