import { expect, test } from 'vitest';
import { withUsedClasses } from '#composer/render/usedClasses.ts';

const css = new Map([['1a', '.p-1a{color:red}.p-1a.Mui-disabled .MuiChip-label{color:gray}']]);

test('classes that a rule names stay, and those of any other origin', () => {
  const html = '<p class="p-1a MuiChip-root Mui-disabled own"><b class="MuiChip-label">x</b></p>';
  expect(withUsedClasses(html, css, '')).toBe(
    '<p class="p-1a Mui-disabled own"><b class="MuiChip-label">x</b></p>',
  );
});

test('a part without a style and without a name in a rule has no class at all', () => {
  const html = '<div class="MuiStack-root p-0"><i class="PorticoHero-root p-2b">x</i></div>';
  expect(withUsedClasses(html, css, '.PorticoHero-root{margin:0}')).toBe(
    '<div><i class="PorticoHero-root">x</i></div>',
  );
});
