import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no selector names a section: what others must know of one, its view marks with an attribute', () => {
  const files = globSync('{src,composer}/**/*.{ts,tsx,mjs}').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const naming = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[data-section[~|^$*]?=[^\]]*\]/g)].map(
      ([selector]) => `${file}: ${selector}`,
    ),
  );
  expect(naming).toEqual([]);
});
