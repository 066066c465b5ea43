import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment, root, stop } from '#composer/cli/prepare.mjs';
import { importsOf } from '#tests/importsOf.ts';

/** Runs git and returns the lines that it prints. */
function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: environment(),
    maxBuffer: 1e8,
  });
  if (status !== 0) stop(`"git ${args.join(' ')}" failed: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/** Returns the files that differ from a commit. Without one, the uncommitted changes, or else those of the last commit. */
export function changedSince(given: string | undefined): {
  readonly since: string;
  readonly files: string[];
} {
  const isDirty = git('status', '--porcelain').length > 0;
  const since = given ?? (isDirty ? 'HEAD' : 'HEAD~1');
  const files = [
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return { since: since === 'HEAD' && given === undefined ? 'the last commit' : since, files };
}

/** Returns the modules of the project, and those that import each. */
export function readImporters(): ReadonlyMap<string, readonly string[]> {
  const modules = git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs');
  const importers = new Map<string, string[]>(modules.map((file) => [file, []]));
  for (const file of modules.filter((name) => existsSync(name))) {
    const imports = importsOf(file);
    for (const target of new Set([...imports.static, ...imports.dynamic])) {
      const list = importers.get(target);
      if (list) list.push(file);
      else importers.set(target, [file]);
    }
  }
  return importers;
}

/** What these list is tested by the contract, so the rest of the project need not be tested with each of it. */
const registries: ReadonlySet<string> = new Set([
  'src/sections/registry.gen.ts',
  'src/sections/behaviours.gen.ts',
]);

/** Returns the name of the section that a file belongs to. */
export const sectionOf = (file: string): string | undefined => /^src\/sections\/(\w+)\//.exec(file)?.[1];

/** The server serves any section; its tests show some of them as examples. */
const isBoundary = (file: string, importer: string) =>
  registries.has(importer) || (sectionOf(file) !== undefined && importer.startsWith('tests/server/'));

/** Returns the files that changes can affect, with the number of imports in between: 0 for a changed file. */
export function reach(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  // Generated files follow from others.
  const distances = new Map(changed.filter((file) => !/\.gen\./.test(file)).map((file) => [file, 0]));
  // A map iterates over what is added meanwhile.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer) && !isBoundary(file, importer)) distances.set(importer, distance + 1);
  return distances;
}
