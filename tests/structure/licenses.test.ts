import { expect, test } from 'vitest';
import { licenseProblem } from '#composer/cli/licenses.ts';

const shipped = { name: 'left', version: '1.0.0', license: 'MIT', place: 'server', hasText: true } as const;

test.for([
  ['MIT', undefined],
  ['', 'left@1.0.0 names no license.'],
  ['GPL-3.0-only', 'left@1.0.0 has the license GPL-3.0-only.'],
  ['SEE LICENSE IN LICENSE.txt', 'left@1.0.0 has the license SEE LICENSE IN LICENSE.txt.'],
  ['MPL-2.0', 'left@1.0.0 has the license MPL-2.0.'],
] as const)(
  'a package with the license "%s" is shipped, or refused with the reason',
  ([license, problem]) => {
    expect(licenseProblem({ ...shipped, license })).toBe(problem);
  },
);

test('a bundled package needs its license text, and no exception counts for it', () => {
  expect(licenseProblem({ ...shipped, hasText: false })).toBe('left@1.0.0 has no license text.');
  const css = { ...shipped, name: 'lightningcss', license: 'MPL-2.0' };
  expect(licenseProblem({ ...css, place: 'installed' })).toBeUndefined();
  expect(licenseProblem(css)).toBe('lightningcss@1.0.0 has the license MPL-2.0.');
});
