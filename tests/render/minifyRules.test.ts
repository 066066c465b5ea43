import { expect, test } from 'vitest';
import { minifyRules } from '#composer/render/minifyRules.ts';

test('what a later declaration of the same rule overrides is gone', () => {
  expect(minifyRules('.a{color:red;margin:0;color:blue}')).toBe('.a{color:#00f;margin:0}');
});

test('nothing is written so that an older browser does not understand it', () => {
  expect(minifyRules('@media (min-width:672px){.a{inset:0}}')).toBe('@media (min-width:672px){.a{inset:0}}');
  expect(minifyRules('a{text-decoration:underline;text-decoration-thickness:.07em}')).toContain(
    'text-decoration-thickness',
  );
});
