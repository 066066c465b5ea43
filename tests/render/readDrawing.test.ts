import { describe, expect, test } from 'vitest';
import { readDrawing } from '#composer/render/section/readDrawing.ts';

const read = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  readDrawing(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`,
    'a-',
  );

describe('WIDG-16 SEC-02 a drawing that stands in a page', () => {
  test('keeps what draws, and has ids of its own', () => {
    expect(
      read(
        '<defs><linearGradient id="g"><stop offset="1" stop-color="#fff"/></linearGradient></defs><path d="M0 0h9" fill="url(#g)"/><use href="#g"/>',
      ),
    ).toEqual({
      viewBox: '0 0 9 9',
      html: '<defs><linearGradient id="a-g"><stop offset="1" stop-color="#fff"></stop></linearGradient></defs><path d="M0 0h9" fill="url(#a-g)"></path><use href="#a-g"></use>',
    });
  });

  test('keeps its words as text', () => {
    expect(read('<text x="1">5 &lt; 6 &amp; more</text>')?.html).toBe(
      '<text x="1">5 &lt; 6 &amp; more</text>',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    '<image href="https://evil.example/x.png"/>',
    '<iframe src="https://evil.example/"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onclick" to="alert(1)"/>',
    '<filter id="f"><feImage href="https://evil.example/"/></filter>',
    '<!-- <script>alert(1)</script> -->',
    '<script><path d="M0 0"/></script>',
  ])('leaves out %s', (inside) => {
    expect(read(inside)?.html).toBe('');
  });

  test.each([
    'onload="alert(1)"',
    'onclick="alert(1)"',
    'href="https://evil.example/x.svg#a"',
    'href="javascript:alert(1)"',
    'xlink:href="data:image/svg+xml,x"',
    'href="//evil.example#a"',
    'fill="url(https://evil.example/#a)"',
    String.raw`fill="u\72l(https://evil.example/#a)"`,
    'mask="url( //evil.example#a )"',
    'clip-path="url(#a) url(https://evil.example/)"',
    'filter="url(#f)"',
    'id="a b"',
    'ID="x"',
    'src="https://evil.example/"',
    'data-section="Form"',
    'tabindex="0"',
  ])('leaves out %s', (attribute) => {
    expect(read(`<rect ${attribute} x="1"/>`)?.html).toBe('<rect x="1"></rect>');
  });

  test.each([
    `mask="image-set('https://evil.example/x' 1x)"`,
    `mask="-webkit-image-set(url(#a) 1x, 'https://evil.example/x' 2x)"`,
    `fill="IMAGE-SET ('https://evil.example/x' 1x)"`,
    `mask="image('https://evil.example/x')"`,
    `mask="cross-fade('https://evil.example/x', red)"`,
    `mask="src('https://evil.example/x')"`,
    `mask="image-/**/set('https://evil.example/x' 1x)"`,
    'fill="element(#a)"',
  ])('S11 leaves out a function that could load something, whatever its spelling: %s', (attribute) => {
    expect(read(`<rect ${attribute} x="1"/>`)?.html).toBe('<rect x="1"></rect>');
  });

  test.each([
    'width="calc((1px + 2px) * 2)"',
    'width="calc(9px - (1px + (2px)))"',
    'fill="color-mix(in srgb, rgb(0 0 0) calc((1% + 2%)), red)"',
  ])('keeps groups inside a function: %s', (attribute) => {
    expect(read(`<rect ${attribute}/>`)?.html).toBe(`<rect ${attribute}></rect>`);
  });

  test.each([`mask="calc((image-set('https://evil.example/x' 1x)))"`, 'fill="(red)"'])(
    'SEC-02 but nothing else: %s',
    (attribute) => expect(read(`<rect ${attribute}/>`)?.html).toBe('<rect></rect>'),
  );

  test('cannot end its attribute or its text', () => {
    const html = read('<rect fill="&quot;&gt;&lt;script&gt;"/><text>&lt;/svg&gt;&lt;script&gt;</text>')?.html;
    expect(html).toBe('<rect></rect><text>&lt;/svg&gt;&lt;script&gt;</text>');
  });

  test.each([
    ['a style sheet', read('<style>.a{fill:red}</style><path class="a" d="M0 0"/>')],
    ['a style', read('<path style="fill:red" d="M0 0"/>')],
    ['no viewBox', read('<path d="M0 0"/>', 'width="9"')],
    ['another element', readDrawing('<html><svg viewBox="0 0 9 9"/></html>', 'a-')],
    ['nothing', readDrawing('', 'a-')],
    ['more than a page may hold', read(`<path d="${'M0 0h9'.repeat(6000)}"/>`)],
  ])('with %s stays a file', (_what, drawing) => {
    expect(drawing).toBeUndefined();
  });
});
