import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const workflows = globSync([
  '.github/workflows/*.{yml,yaml}',
  'composer/cli/init/template/.github/workflows/*.{yml,yaml}',
]);

test('every action of a workflow, also of a new site, is pinned to a commit, with its version beside it', () => {
  const uses = workflows.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*-?\s*uses: (.*)$/gm)].map(
      ([, action]) => `${file}: ${action}`,
    ),
  );
  expect(uses.length).toBeGreaterThan(5);
  const pinned = /: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(uses.filter((action) => !pinned.test(action))).toEqual([]);
});

test('every workflow uses the same version of an action', () => {
  const actions = new Set(
    workflows.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=uses: )\S+@\S+ # \S+/g) ?? []),
  );
  const names = [...actions].map((action) => action.split('@')[0]);
  expect(names).toEqual([...new Set(names)]);
});
