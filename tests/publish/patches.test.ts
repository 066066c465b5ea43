import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { moduleIn } from '#composer/publish/client/sitePackagesPlugin.ts';
import { modulePatch, renderingPatches } from '#composer/publish/client/patches/renderingPatches.ts';

const { emotion, muiSystem } = renderingPatches((path) => moduleIn(process.cwd(), path));
const patches = [emotion, muiSystem].flat(9) as Plugin[];

/** Passes a module through the patches as Vite does. @returns Its code, `undefined` if none changes it. */
function patched(path: string, code: string): unknown {
  for (const { transform } of patches) {
    // The patches use nothing of Vite's context.
    const result: unknown =
      typeof transform === 'function' ? Reflect.apply(transform, undefined, [code, path]) : undefined;
    if (result !== undefined) return result;
  }
  return undefined;
}

afterEach(() => vi.restoreAllMocks());

describe('the installed packages are of the versions that the patches fit:', () => {
  test.for([
    ['node_modules/@emotion/styled/base/dist/emotion-styled-base.esm.js', '(Insertion('],
    ['node_modules/@emotion/styled/base/dist/emotion-styled-base.browser.esm.js', '(Insertion('],
    ['node_modules/@mui/system/createStyled/createStyled.mjs', 'resolveOnce(style, props)'],
  ] as const)('%s', ([path, replacement]) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const code = readFileSync(path, 'utf8');
    expect(code).not.toContain(replacement);
    expect(patched(path, code)).toContain(replacement);
    expect(warn).not.toHaveBeenCalled();
  });
});

test('a package of another version is used as it is, with one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const patch = modulePatch({
    fits: 'example 1.0',
    module: /example\.js$/,
    changes: [
      ['one', 'two'],
      ['three', 'four'],
    ],
  });
  const { transform } = patch;
  if (typeof transform !== 'function') throw new Error('The patch changes nothing.');
  const read = (code: string): unknown => Reflect.apply(transform, undefined, [code, 'lib/example.js']);
  expect(read('one three')).toBe('two four');
  expect(read('one')).toBeUndefined();
  expect(read('three')).toBeUndefined();
  expect(warn.mock.calls).toEqual([
    ['portico: lib/example.js is not of example 1.0. It is used as it is, which is slower.'],
  ]);
});
