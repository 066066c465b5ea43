import { expect, test } from 'vitest';
import { minifyRules } from '#composer/render/styles/minifyRules.ts';

test('what a later declaration of the same rule overrides is gone', () => {
  expect(minifyRules('.a{color:red;margin:0;color:blue}')).toBe('.a{color:#00f;margin:0}');
});

test('nothing is written so that an older browser does not understand it', () => {
  expect(minifyRules('@media (min-width:672px){.a{inset:0}}')).toBe('@media (min-width:672px){.a{inset:0}}');
  expect(minifyRules('a{text-decoration:underline;text-decoration-thickness:.07em}')).toContain(
    'text-decoration-thickness',
  );
});

test('rules of a state that nothing on the page can have are left out, those of others stay', () => {
  const rules = '.p-a.Mui-disabled{color:red}.p-a.Mui-focused,.p-a:hover{margin:0}';
  expect(minifyRules(rules, (name) => name !== 'Mui-disabled')).toBe('.p-a.Mui-focused,.p-a:hover{margin:0}');
  expect(minifyRules(rules, (name) => name === 'Mui-disabled')).toBe(
    '.p-a.Mui-disabled{color:red}.p-a:hover{margin:0}',
  );
  expect(minifyRules(rules)).toBe('.p-a.Mui-disabled{color:red}.p-a.Mui-focused,.p-a:hover{margin:0}');
});

test('what no browser that runs the site knows anymore is left out', () => {
  expect(minifyRules('.a{color-adjust:exact;margin:0}')).toBe('.a{margin:0}');
  expect(minifyRules('.a::-moz-focus-inner{border-style:none}.b{margin:0}')).toBe('.b{margin:0}');
});

test('a variable that a part sets for itself stays only where a rule reads it', () => {
  expect(minifyRules('.a{--variant-textColor:red;margin:0}')).toBe('.a{margin:0}');
  const read = '.a{--variant-textColor:red;color:var(--variant-textColor)}';
  expect(minifyRules(read)).toBe(read);
});

test('what a declaration with a variable overrides is gone; a fallback for a value some browsers lack stays', () => {
  expect(minifyRules('.a{padding:1px;padding:var(--space)}')).toBe('.a{padding:var(--space)}');
  expect(minifyRules('.a{height:100vh;height:100dvh}')).toBe('.a{height:100vh;height:100dvh}');
});
