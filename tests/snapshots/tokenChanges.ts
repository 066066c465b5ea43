import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';

/**
 * Returns the tokens of a file in the format of the Design Tokens Community Group: values by path, such as
 * `color.text.primary`.
 */
function tokenValues(node: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof node !== 'object' || node === null) return [];
  if ('$value' in node) return [[path.join('.'), JSON.stringify(node.$value).replaceAll('"', '')]];
  return Object.entries(node).flatMap(([name, child]) =>
    name.startsWith('$') ? [] : tokenValues(child, [...path, name]),
  );
}

/**
 * Describes the tokens of a brand that differ between two versions of a file, such as "token color.primary.main of
 * tidewater, color.light: {palette.teal.600} → {palette.teal.700}".
 */
export function changedTokens(brand: string, file: string, before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => new Map(tokenValues(parse(text))));
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
    .filter((path) => old?.get(path) !== now?.get(path))
    .map(
      (path) =>
        `token ${path} of ${brand}, ${file.replace('.tokens.json', '')}: ${old?.get(path) ?? 'new'} → ${now?.get(path) ?? 'gone'}`,
    );
}

/** Describes the tokens of a brand that differ between a commit and the work tree. */
export function tokenChanges(root: string, commit: string, brand: string): string[] {
  const folder = `pages-json/brands/${brand}`;
  return globSync('*.tokens.json', { cwd: join(root, folder) }).flatMap((file) => {
    const { stdout, status } = spawnSync('git', ['show', `${commit}:${folder}/${file}`], {
      cwd: root,
      encoding: 'utf8',
    });
    const before = status === 0 ? stdout : '{}';
    return changedTokens(brand, file, before, readFileSync(join(root, folder, file), 'utf8'));
  });
}
