import { describe, expect, test } from 'vitest';
import { inlineStyle, readHtml } from '#composer/render/section/readHtml.ts';
import { RenderedSection } from '#composer/render/section/RenderedSection.ts';

/** Returns a section's HTML and rules, with `x`, `y` … for the classes of its styles. */
function read(html: string, keepsStyles = false) {
  const { styles, ...rest } = readHtml(html, { keepsStyles });
  let text = new RenderedSection({ ...rest, css: styles }).html;
  let rules = [...styles.values()].join('\n');
  [...styles.keys()].forEach((name, index) => {
    text = text.replaceAll(`p-${name}`, 'xyz'[index] ?? '');
    rules = rules.replaceAll(`p-${name}`, 'xyz'[index] ?? '');
  });
  return { text, rules };
}

describe('a style attribute becomes a class', () => {
  test('alone, beside classes before or after it, and once for the same text', () => {
    expect(
      read('<i style="left:30%"></i><b class="a" style="left:30%"></b><u style="top:0" class="a b"></u>'),
    ).toEqual({
      text: '<i class="x"></i><b class="a x"></b><u class="y a b"></u>',
      rules: '.x:not(#_){left:30%}\n.y:not(#_){top:0}',
    });
  });

  test('and its text is kept in an island, from which React takes over', () => {
    expect(read('<i class="a" style="--n:1;font-family:&quot;A&quot;" id="i"></i>', true)).toEqual({
      text: '<i class="a x" data-style="--n:1;font-family:&quot;A&quot;" id="i"></i>',
      rules: '.x:not(#_){--n:1;font-family:"A"}',
    });
  });

  test('with the published addresses of media', () => {
    const html = '<i style="background:url(&quot;/media/a.svg&quot;)"></i>';
    const { styles } = readHtml(html, { media: (path) => path.replace('/media/', '/assets/') });
    expect([...styles.values()].join('')).toContain('{background:url("/assets/a.svg")}');
  });

  test('of nothing it becomes nothing', () => {
    expect(read('<i style="" id="i"></i>').text).toBe('<i id="i"></i>');
  });
});

test.each([
  ['background:url("data:image/svg+xml,<svg>(</svg>")', true],
  ["content:'}'", true],
  ['width:calc((100% - 2px) / 3)', true],
  ['content:"\\"}"', true],
  ['color:red}body{display:none', false],
  ['width:calc(1px', false],
  ['content:"', false],
  ['color:red/*', false],
  ['color:red\\', false],
])('SEC-01 only declarations become a rule: %s', (text, isRule) => {
  const style = inlineStyle(text);
  expect(style !== undefined).toBe(isRule);
  expect(style?.rules ?? '').not.toContain('</');
});
