import { describe, expect, test } from 'vitest';
import { applyFixes } from '#composer/problems/edit.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { allSections } from '#composer/project/allSections.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { examplePage, exampleSite } from '#composer/problems/problemExample.ts';
import { linesWith, pageText, problemsWith } from '#tests/composer/fixtures/checked.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';

describe('SEC-02 a character that turns text around is found in author text, with a fix', () => {
  test.each('\u202a \u202b \u202c \u202d \u202e \u2066 \u2067 \u2068 \u2069'.split(' '))(
    '%j',
    (character) => {
      const text = pageText(`{ "component": "TextBlock", "props": { "body": "Pay ${character}cba" } }`);
      const name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
      expect(linesWith({ 'savings.json': text })).toEqual([
        `savings.json:6:57 text-turned The invisible character ${name} displays text in a different order than it is written.`,
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
  const image = { src: '/media/savings.svg', alt: '', width: 400, height: 300 };
  const shown = {
    'savings.json': soundPage('Savings for everyone', {
      sections: [{ component: 'Banner', props: { heading: 'Savings', image } }],
    }),
  };
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
    const found = problemsWith({ ...shown, 'media/savings.svg': drawing(inside) });
    expect(found[0]).toMatchObject({ code, file: 'media/savings.svg', line: 2, severity: 'error' });
    expect(found[0]?.hint).toMatch(/.{20,}/);
  });

  test('with a handler on its first element, or entities, is refused', () => {
    expect(problemsWith({ ...shown, 'media/savings.svg': drawing('', ' onload="alert(1)"') })).toMatchObject([
      { code: 'svg-script', line: 1, column: 1 },
    ]);
    const entities = `<!DOCTYPE svg [<!ENTITY x "&#60;script/>">]>\n${drawing('&x;')}`;
    expect(problemsWith({ ...shown, 'media/savings.svg': entities })).toMatchObject([
      { code: 'svg-script', line: 1 },
    ]);
  });

  test.each([
    ['something else', '<html><body>not a drawing</body></html>'],
    ['no markup', 'a jar'],
    ['empty', ''],
    ['cut off in an element', drawing('<rect width="4"/>').slice(0, -14)],
    ['cut off before its end', drawing('<rect width="4"/>').slice(0, -8)],
  ])('that is %s is refused', (_what, content) => {
    const found = problemsWith({ ...shown, 'media/savings.svg': content });
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'picture-unreadable', file: 'media/savings.svg', severity: 'error' }),
    );
  });

  test('with comments after its end is fine', () => {
    const fine = `${drawing('<rect width="4"/>')}\n<!-- Drawn by hand -->\n`;
    expect(linesWith({ ...shown, 'media/savings.svg': fine })).toEqual([]);
  });

  test('of a brand is looked at too', () => {
    const file = 'brands/other/media/logo.svg';
    expect(problemsWith({ [file]: drawing('<script/>') }).map((problem) => problem.file)).toContain(file);
  });

  test('that only draws is fine: parts of its own, pictures inside it, links, text about scripts', () => {
    const fine = drawing(`<style>rect { fill: url(#g); }</style>
  <use href="#g"/><image href="data:image/png;base64,AAAA"/><rect fill="url('#g')"/>
  <a href="https://www.fdic.gov/"><text>onload= javascript: https://example.com</text></a>`);
    expect(linesWith({ ...shown, 'media/savings.svg': fine })).toEqual([]);
  });
});

describe('a mistake in site.json', () => {
  const site = {
    ...exampleSite(),
    brand: 'other',
    icon: '/media/logo.svg',
    services: { cdRate: 'embedded' },
  };
  const found = (files: Readonly<Record<string, unknown>> = {}) =>
    problemsWith({ 'site.json': site, ...files }).filter(({ file }) => file === 'site.json');

  test('does not make the brand’s media count as missing', () => {
    const codes = found({
      'brands/other/brand.json': {},
      'brands/other/media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="190" height="40"/>',
    }).map(({ code }) => code);
    expect(codes).toEqual(['unknown-property']);
  });

  test('does not make an unknown brand look like one that PORTICO_BRAND names', () => {
    const unknown = found().find(({ code }) => code === 'unknown-brand');
    expect(unknown?.pointer).toBe('/brand');
    expect(unknown?.message).not.toContain('PORTICO_BRAND');
  });
});

describe('a picture that does not fit its place', () => {
  /** Returns the header of a PNG, which contains its size. */
  const png = (width: number, height: number) => {
    const bytes = Buffer.alloc(33);
    [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height, 0x08020000].forEach((word, index) =>
      bytes.writeUInt32BE(word, 4 * index),
    );
    return bytes;
  };
  const problems = (files: Readonly<Record<string, unknown>>) => {
    const site = loadSite(siteFolder({ 'site.json': exampleSite(), ...files }), undefined, '');
    return checkWith(site, allSections)
      .filter(({ file }) => file === 'savings.json' || file.startsWith('media/'))
      .map(({ file, line, code, message, hint }) => ({ at: `${file}:${line}`, code, message, hint }));
  };
  const image = (width: number, height: number, alt = '') => ({ src: '/media/jar.png', alt, width, height });
  const cards = (columns: number, picture: object) =>
    examplePage([
      {
        component: 'CardGrid',
        props: { heading: 'Ways to save', columns, cards: [{ heading: 'In **a jar**', image: picture }] },
      },
    ]);

  test('is found by what the layout shows, at two pixels for one', () => {
    const files = { 'savings.json': cards(3, image(800, 400)), 'media/jar.png': png(800, 400) };
    expect(problems(files)).toEqual([
      {
        at: 'savings.json:20',
        code: 'picture-small',
        message:
          '/media/jar.png is 800 pixels wide but is displayed up to 639 wide here; high-density screens need 1278.',
        hint: 'Export it again, at least 1278 pixels wide. Images are never upscaled.',
      },
    ]);
    const large = { 'savings.json': cards(3, image(1300, 650)), 'media/jar.png': png(1300, 650) };
    expect(problems(large)).toEqual([]);
  });

  test('need not be as wide in a column', () => {
    const text = {
      component: 'RichText',
      props: { text: 'Save a little each month.', image: { src: '/media/jar.png', alt: '' } },
    };
    const inColumn = (slot: string) =>
      examplePage([{ component: 'Columns', slots: { main: [], aside: [], [slot]: [text] } }]);
    const needed = (page: object) =>
      problems({ 'savings.json': page, 'media/jar.png': png(100, 75) }).map(
        ({ message }) => /displayed up to (\d+) wide/.exec(message)?.[1],
      );
    expect([examplePage([text]), inColumn('main'), inColumn('aside')].map(needed)).toEqual([
      ['413'],
      ['252'],
      ['114'],
    ]);
  });

  test('is found by the part of it that its place would cut off', () => {
    const files = { 'savings.json': cards(3, image(1300, 1300)), 'media/jar.png': png(1300, 1300) };
    expect(problems(files)).toMatchObject([
      {
        at: 'savings.json:20',
        code: 'picture-shape',
        message:
          'Images here have an aspect ratio of 2:1, which would crop 50% of /media/jar.png (1300 × 1300).',
        hint: 'Crop it to 1300 × 650 so that the important part stays visible.',
      },
    ]);
  });

  test('whose alternative text repeats what stands beside it is found, marks left out', () => {
    const files = {
      'savings.json': cards(3, image(1300, 650, 'In a jar.')),
      'media/jar.png': png(1300, 650),
    };
    expect(problems(files)).toMatchObject([
      {
        at: 'savings.json:21',
        code: 'alt-repeats',
        message:
          'This alternative text repeats the “heading” of the same object; screen reader users hear it twice.',
      },
    ]);
  });

  describe('of an article, which lists of articles show', () => {
    const articleWith = (picture: object) =>
      examplePage([], {
        title: 'Coins in a jar',
        pageType: 'article',
        article: { topic: 'saving', product: 'savings', audience: 'everyone', image: picture },
      });
    const found = (picture: object, file = png(1300, 650)) =>
      problems({ 'savings.json': articleWith(picture), 'media/jar.png': file }).map(
        ({ code, message }) => `${code} ${message}`,
      );
    const jar = { src: '/media/jar.png', alt: '' };

    test('is missing, or of another shape than its page says', () => {
      expect(found(jar)).toEqual([]);
      expect(found({ ...jar, src: '/media/jarr.png' })).toEqual([
        expect.stringMatching(/^missing-media .*jarr.png.*“\/media\/jar.png”/),
      ]);
      expect(found({ ...jar, width: 400, height: 400 })).toEqual([
        expect.stringMatching(/^image-distorted .*1300 × 650, but the page says 400 × 400/),
      ]);
    });

    test('is too small for the grid, or of the wrong shape for a grid or a list', () => {
      expect(found(jar, png(800, 400))).toEqual([
        'picture-small /media/jar.png is 800 pixels wide but is displayed up to 639 wide here; high-density screens need 1278.',
      ]);
      expect(found(jar, png(1300, 1300))).toEqual([
        expect.stringMatching(/^picture-shape Images here have an aspect ratio of 2:1, .* 50% /),
      ]);
      expect(found(jar, png(1500, 500))).toEqual([
        expect.stringMatching(/^picture-shape Images here have an aspect ratio of 1.6:1, .* 47% /),
      ]);
    });

    test('says the title once more', () => {
      expect(found({ ...jar, alt: 'Coins in a jar.' })).toEqual([
        expect.stringMatching(/^alt-repeats .*“title” of the same object/),
      ]);
    });
  });

  test('that weighs too much, or is no picture, is told at its file', () => {
    const files = {
      'media/heavy.png': Buffer.concat([png(900, 600), Buffer.alloc(8_000_000)]),
      'media/no.jpg': '',
    };
    expect(problems(files)).toMatchObject([
      {
        at: 'media/heavy.png:1',
        code: 'picture-heavy',
        message: 'This file is 8,001 kB; the limit is 8,000 kB.',
      },
      { at: 'media/no.jpg:1', code: 'picture-unreadable' },
    ]);
  });
});
