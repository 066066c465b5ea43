import { describe, expect, test } from 'vitest';
import { applyFixes } from '#composer/problems/edit.ts';
import { linesWith, pageText, problemsWith } from '#tests/composer/fixtures/checked.ts';

describe('SEC-02 a character that turns text around is found in author text, with a fix', () => {
  test.each('\u202a \u202b \u202c \u202d \u202e \u2066 \u2067 \u2068 \u2069'.split(' '))(
    '%j',
    (character) => {
      const text = pageText(`{ "component": "TextBlock", "props": { "body": "Pay ${character}cba" } }`);
      const name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
      expect(linesWith({ 'savings.json': text })).toEqual([
        `savings.json:6:57 text-turned The invisible character ${name} makes text show in another order than it is written in.`,
      ]);
      const problems = problemsWith({ 'savings.json': text });
      expect(applyFixes(text, problems).text).toContain('"Pay cba"');
    },
  );

  test('as an escape, and in words', () => {
    const text = pageText(String.raw`{ "component": "TextBlock", "props": { "body": "Pay \u202Ecba" } }`);
    const words = { phone: '1-800-555-0100 \u2067x' };
    expect(problemsWith({ 'savings.json': text, 'words/en.json': words })).toMatchObject([
      { code: 'text-turned', file: 'savings.json', line: 6, column: 57 },
      { code: 'text-turned', file: 'words/en.json', line: 2 },
    ]);
  });
});

describe('SEC-02 a drawing below media', () => {
  const drawing = (inside: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="400" height="300">\n  ${inside}\n</svg>`.replace(
      '<svg',
      `<svg${attributes}`,
    );

  test.each([
    ['<script>alert(1)</script>', 'svg-script'],
    ['<SCRIPT href="#a"/>', 'svg-script'],
    ['<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>', 'svg-script'],
    ['<path onclick="alert(1)" d="M0 0"/>', 'svg-script'],
    ['<foreignObject><p>Hi</p></foreignObject>', 'svg-script'],
    ['<a href="javascript:alert(1)"><path/></a>', 'svg-javascript'],
    ['<a xlink:href=" java&#9;script:alert(1)"><path/></a>', 'svg-javascript'],
    ['<set attributeName="href" to="javascript:alert(1)"/>', 'svg-javascript'],
    ['<animate attributeName="href" values="#a;javascript:alert(1)"/>', 'svg-javascript'],
    ['<image href="https://evil.example/x.png"/>', 'svg-foreign'],
    ['<use xlink:href="//evil.example/x.svg#a"/>', 'svg-foreign'],
    ['<rect fill="url(https://evil.example/x.svg#a)"/>', 'svg-foreign'],
    ['<rect style="background: url( \'https://evil.example/x\' )"/>', 'svg-foreign'],
    ['<style>@import "https://evil.example/x.css";</style>', 'svg-foreign'],
    ['<style><![CDATA[ rect { fill: url(//evil.example/x) } ]]></style>', 'svg-foreign'],
    ['<?xml-stylesheet href="https://evil.example/x.css"?>', 'svg-foreign'],
  ])('with %s is refused with its place', (inside, code) => {
    const found = problemsWith({ 'media/savings.svg': drawing(inside) });
    expect(found[0]).toMatchObject({ code, file: 'media/savings.svg', line: 2, severity: 'error' });
    expect(found[0]?.hint).toMatch(/.{20,}/);
  });

  test('with a handler on its first element, or entities, is refused', () => {
    expect(problemsWith({ 'media/savings.svg': drawing('', ' onload="alert(1)"') })).toMatchObject([
      { code: 'svg-script', line: 1, column: 1 },
    ]);
    const entities = `<!DOCTYPE svg [<!ENTITY x "&#60;script/>">]>\n${drawing('&x;')}`;
    expect(problemsWith({ 'media/savings.svg': entities })).toMatchObject([{ code: 'svg-script', line: 1 }]);
  });

  test('of a brand is looked at too', () => {
    const file = 'brands/other/media/logo.svg';
    expect(problemsWith({ [file]: drawing('<script/>') }).map((problem) => problem.file)).toContain(file);
  });

  test('that only draws is fine: parts of its own, pictures inside it, links, text about scripts', () => {
    const fine = drawing(`<style>rect { fill: url(#g); }</style>
  <use href="#g"/><image href="data:image/png;base64,AAAA"/><rect fill="url('#g')"/>
  <a href="https://www.fdic.gov/"><text>onload= javascript: https://example.com</text></a>`);
    expect(linesWith({ 'media/savings.svg': fine })).toEqual([]);
  });
});
