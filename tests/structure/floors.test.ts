import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '#tests/importsOf.ts';

/** Returns, for each folder, the folders that its files import from, each with one import as proof. */
function folders(depth: number): Map<string, Map<string, string>> {
  const folderOf = (file: string) => dirname(file).split('/').slice(0, depth).join('/');
  const found = new Map<string, Map<string, string>>();
  for (const file of globSync('{src,composer}/**/*.{ts,tsx,mjs}').map((name) => name.replaceAll('\\', '/'))) {
    if (/\.(?:test|gen)\./.test(file)) continue;
    const from = folderOf(file);
    const known = found.get(from) ?? new Map<string, string>();
    found.set(from, known);
    for (const to of importsOf(file).static)
      if (folderOf(to) !== from) known.set(folderOf(to), `${file} imports ${to}`);
  }
  return found;
}

/** Returns the imports of a cycle of folders; empty if there is none. */
function circle(graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const done = new Set<string>();
  const walk = (folder: string, way: readonly string[]): string[] => {
    if (way.includes(folder)) {
      const round = [...way.slice(way.indexOf(folder)), folder];
      return round.slice(1).map((to, at) => graph.get(round[at] ?? '')?.get(to) ?? to);
    }
    if (done.has(folder)) return [];
    for (const to of graph.get(folder)?.keys() ?? []) {
      const found = walk(to, [...way, folder]);
      if (found.length > 0) return found;
    }
    done.add(folder);
    return [];
  };
  for (const folder of graph.keys()) {
    const found = walk(folder, []);
    if (found.length > 0) return found;
  }
  return [];
}

test.each([2, 3, 4])('no folder imports from one that imports from it, %i levels deep', (depth) => {
  const graph = folders(depth);
  expect(graph.size).toBeGreaterThan(10);
  expect(circle(graph)).toEqual([]);
});

test('a circle of folders is found, and said with its imports', () => {
  const graph = new Map([
    ['page', new Map([['problems', 'page/a.ts imports problems/b.ts']])],
    ['problems', new Map([['check', 'problems/b.ts imports check/c.ts']])],
    ['check', new Map([['page', 'check/c.ts imports page/a.ts']])],
  ]);
  expect(circle(graph)).toEqual([
    'page/a.ts imports problems/b.ts',
    'problems/b.ts imports check/c.ts',
    'check/c.ts imports page/a.ts',
  ]);
});
