import { expect, test } from 'vitest';
import { readHtml } from '#composer/render/section/readHtml.ts';
import { RenderedSection } from '#composer/render/section/RenderedSection.ts';
import { withUsedClasses } from '#composer/render/section/usedClasses.ts';

const cleaned = (html: string, shared: string) => {
  const { parts, text } = readHtml(html);
  return new RenderedSection({ parts: withUsedClasses(parts, css, shared), text, css }).html;
};

const css = new Map([['1a', '.p-1a{color:red}.p-1a.Mui-disabled .MuiChip-label{color:gray}']]);

test('classes that a rule names stay, and those of any other origin', () => {
  const html = '<p class="p-1a MuiChip-root Mui-disabled own"><b class="MuiChip-label">x</b></p>';
  expect(cleaned(html, '')).toBe('<p class="p-1a Mui-disabled own"><b class="MuiChip-label">x</b></p>');
});

test('a part without a style and without a name in a rule has no class at all', () => {
  const html = '<div class="MuiStack-root p-0"><i class="PorticoHero-root p-2b">x</i></div>';
  expect(cleaned(html, '.PorticoHero-root{margin:0}')).toBe('<div><i class="PorticoHero-root">x</i></div>');
});
