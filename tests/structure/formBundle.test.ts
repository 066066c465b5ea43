import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** Returns the modules in each file that a browser loads for a form, after tree-shaking. */
async function modulesOfForm(): Promise<{ isLater: boolean; modules: readonly string[] }[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/forms/view/FormView.tsx', formats: ['es'] },
      rolldownOptions: { external: /^(?:react|react-dom|react-hook-form|@mui|@emotion)(?:\/|$)/ },
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

test('the browser gets the kinds of fields without their schemas, and masks in a file of their own', async () => {
  const files = await modulesOfForm();
  const all = files.flatMap(({ modules }) => modules);
  expect(all.some((id) => id.includes('/src/forms/kinds/zip.ts'))).toBe(true);
  expect(
    all.filter((id) => /\/node_modules\/(?:zod|marked)\/|\/content\/fields\.ts|fieldParts/.test(id)),
  ).toEqual([]);
  const masks = files.filter(({ modules }) => modules.some((id) => id.includes('/@maskito/')));
  expect(masks.map(({ isLater }) => isLater)).toEqual([true]);
});
