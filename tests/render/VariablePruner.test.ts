import { expect, test } from 'vitest';
import { VariablePruner } from '#composer/render/styles/VariablePruner.ts';

const pruner = new VariablePruner(
  ':root{--p-a:red;--p-b:var(--p-a, red);--p-c:1px;color-scheme:light}@media (prefers-color-scheme: dark){:root{--p-a:blue}}',
);

test('fallbacks of variables that the theme declares go, however deep they are', () => {
  const css =
    '.x{color:var(--p-a, rgba(0, 0, 0, calc(1 * var(--p-c, 2px))));margin:var(--own, var(--p-c, 4px)) var(--p-b,)}';
  expect(pruner.withoutFallbacks(css)).toBe('.x{color:var(--p-a);margin:var(--own, var(--p-c)) var(--p-b)}');
  expect(pruner.withoutFallbacks('.x{color:var(--p-a)}')).toBe('.x{color:var(--p-a)}');
});

test('the variables that are kept are those in use, and those that these use', () => {
  expect(pruner.prune('.x{color:var(--p-b)}')).toBe(
    ':root{color-scheme:light;--p-a:red;--p-b:var(--p-a)}@media (prefers-color-scheme: dark){:root{--p-a:blue}}',
  );
});
