import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { registry } from '#sections/registry.gen.ts';

interface BundledFile {
  readonly isLater: boolean;
  readonly modules: readonly string[];
}

/** Returns the modules in each file that a browser loads for a view, after tree-shaking. */
async function modulesOf(view: string): Promise<readonly BundledFile[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: view, formats: ['es'] },
      rolldownOptions: { external: /^(?:react|react-dom|react-hook-form|@mui|@emotion|@tanstack)(?:\/|$)/ },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .flatMap((file) =>
      file.type === 'chunk'
        ? [
            {
              isLater: file.isDynamicEntry,
              modules: Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
                renderedLength > 0 ? [id] : [],
              ),
            },
          ]
        : [],
    );
}

/** What only authors and the server need: schemas with what makes them, and Markdown. */
const isForAuthors = (id: string) =>
  /\/node_modules\/(?:zod|marked)\/|\/content\/fields\.ts|fieldParts|[sS]chema\.ts$/.test(id);

const islands = [...registry.values()].filter(({ hydrate }) => hydrate !== undefined).map(({ name }) => name);

test('there are sections that are hydrated', () => {
  expect(islands).toContain('LocationFinder');
});

test.for(islands)('the browser gets %s without the schema of its props', async (name) => {
  const files = await modulesOf(`src/sections/${name}/${name}.tsx`);
  const all = files.flatMap(({ modules }) => modules);
  expect(all.some((id) => id.endsWith(`/${name}.tsx`))).toBe(true);
  expect(all.filter(isForAuthors)).toEqual([]);
});

test('the browser gets the kinds of fields, and their masks in a file of their own', async () => {
  const files = await modulesOf('src/forms/view/FormView.tsx');
  const all = files.flatMap(({ modules }) => modules);
  expect(all.some((id) => id.includes('/src/forms/kinds/zip.ts'))).toBe(true);
  expect(all.filter(isForAuthors)).toEqual([]);
  const masks = files.filter(({ modules }) => modules.some((id) => id.includes('/@maskito/')));
  expect(masks.map(({ isLater }) => isLater)).toEqual([true]);
});
