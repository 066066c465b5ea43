import { unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { loadSite, reloadFile } from '#composer/page/loadSite.ts';
import { linesWith, pageText, problemsWith } from '#tests/composer/fixtures/checked.ts';
import { sections } from '#tests/composer/fixtures/sections.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';

describe('SEC-05 A malformed file is refused in words an author understands', () => {
  test.for([
    [
      'a comma too many',
      '{ "title": "A", }',
      '1:15 Unexpected trailing comma: nothing follows it before the closing bracket.',
    ],
    ['a comma missing', '{\n  "title": "A"\n  "description": "B" }', '2:14 Expected a comma after this.'],
    ['a colon missing', '{ "title" "A" }', '1:11 Expected a colon between the name and its value.'],
    ['single quotes', "{ 'title': 1 }", '1:3 Text needs double quotes ("), not single quotes.'],
    ['curly quotes', '{ “title”: 1 }', '1:3 Text needs straight quotes ("), not curly quotes.'],
    ['no quotes', '{ title: 1 }', '1:3 This is not JSON: text needs double quotes around it.'],
    ['an open text', '{ "title": "A\n}', '1:12 This text has no closing quote on its line.'],
    ['an open bracket', '{ "title": [1, 2', '1:16 The list that begins on line 1 is not closed.'],
    [
      'A2 a list that ends with its object',
      '{\n  "title": "A",\n  "sections": [\n    {}\n}\n',
      '4:6 The list that begins on line 3 is not closed.',
    ],
    [
      'a list that ends before a name',
      '{\n  "sections": [\n    {}\n  ,\n  "title": "A"\n}\n',
      '3:6 The list that begins on line 2 is not closed.',
    ],
    [
      'an object that ends before its neighbor',
      '[\n  { "a": {},\n  { "a": {} }\n]\n',
      '2:11 The object that begins on line 2 is not closed.',
    ],
    [
      'a bracket too many',
      '{ "a": [1] ] }',
      '1:12 This “]” closes nothing. It is one too many, or its opening bracket is missing.',
    ],
    ['two commas', '{ "a": 1,, "b": 2 }', '1:10 One comma too many.'],
    [
      'a quote in a text',
      '{ "a": "the "best" rate" }',
      '1:13 The text ends here. A quote inside text needs a backslash: \\".',
    ],
    [
      'a line break in a text',
      '{ "title": "A\tB" }',
      '1:12 Text cannot contain a line break or tab; write “\\n” or “\\t”.',
    ],
    ['a lone backslash', '{ "title": "C:\\docs" }', '1:12 A backslash in text must be doubled: “\\\\”.'],
    [
      'something after the end',
      '{ "title": "A" } {}',
      '1:18 Nothing may follow the closing bracket of the definition.',
    ],
    [
      'nothing at all',
      '',
      '1:1 Expected a value here: text in quotes, a number, true, false, [ … ] or { … }.',
    ],
  ])('%s', ([, text = '', expected = '']) => {
    const [line = ''] = linesWith({ 'savings.json': text });
    expect(line.replace('savings.json:', '').replace('json-syntax ', '')).toBe(expected);
  });

  describe('comes first and alone', () => {
    const open = (text: string) => text.replace('"heading": "', '"heading": ');

    test('one mistake of a file is told, not its echo', () => {
      const text = pageText().replace('"title": ', '"title" ').replace('"sections":', '"sections"');
      expect(linesWith({ 'savings.json': text })).toEqual([
        'savings.json:2:11 json-syntax Expected a colon between the name and its value.',
      ]);
    });

    test('what else is wrong with its page waits', () => {
      const pages = {
        'es/savings.json': open(pageText()),
        'es/index.json': pageText(),
        'Odd_Name.json': '{',
      };
      const lines = linesWith({ ...pages, 'words/es.json': { phone: '1' } });
      expect(lines.filter((line) => /^(es\/savings|Odd_Name)/.test(line))).toEqual([
        expect.stringContaining('Odd_Name.json:1:1 json-syntax'),
        expect.stringContaining('es/savings.json:5:52 json-syntax'),
      ]);
    });

    test('it stands before the problems of all other files', () => {
      const [first] = linesWith({
        'about.json': pageText('{ "component": "Baner" }'),
        'savings.json': open(pageText()),
      });
      expect(first).toContain('savings.json:5:52 json-syntax');
    });

    const about = (entry: string) => pageText(entry).replace('Savings for every plan', 'About our bank');
    const wrong = (files: Readonly<Record<string, unknown>>) =>
      linesWith(files).map((line) => line.split(' ')[0]);

    test('a broken fragment makes nothing of its pages wrong', () => {
      const sign = '{ "component": "FdicSign", "id": "sign" }';
      const note = '{ "component": "Notes", "props": { "notes": [{ "key": "fdic", "text": "Insured." }] } }';
      const fragment = `{ "sections": [${sign}, ${note}, { "fragment": "inner" }] }`;
      const inner = { sections: [{ component: 'TextBlock', props: { body: 'More.' } }] };
      const page = pageText(
        '{ "fragment": "legal" }',
        '{ "component": "TextBlock", "props": { "body": "Safe[^fdic]. [Sign](#sign)" } }',
      ).replace('"sections"', '"pageType": "home", "sections"');
      const files = {
        'savings.json': page,
        'about.json': about(
          '{ "component": "TextBlock", "props": { "body": "[Sign](/savings.html#sign)" } }',
        ),
        'fragments/inner.json': inner,
      };
      expect(wrong({ ...files, 'fragments/legal.json': fragment })).toEqual([]);
      expect(
        wrong({ ...files, 'fragments/legal.json': fragment.replace('"key": "fdic"', '"key": fdic') }),
      ).toEqual(['fragments/legal.json:1:113']);
    });

    test('a broken page hides none of what others link to or use', () => {
      const page = pageText(
        '{ "fragment": "aside" }',
        '{ "component": "Notes", "id": "notes", "props": { "notes": [] } }',
      );
      const files = {
        'fragments/aside.json': { sections: [{ component: 'TextBlock', props: { body: 'Aside.' } }] },
        'about.json': about('{ "component": "TextBlock", "props": { "body": "[A](/savings.html#notes)" } }'),
        'savings.json': `${page}}`,
      };
      expect(wrong(files)).toEqual(['savings.json:10:1']);
    });

    test('a broken layout, site.json or file of words says nothing of the pages', () => {
      const body = '[FDIC](https://www.fdic.gov), [app](/app/x), {word:phone}';
      const files = {
        'savings.json': pageText(`{ "component": "TextBlock", "props": { "body": "${body}" } }`),
      };
      const site = `{ "origin": "https://www.elmstonebank.example", "name": "Elmstone Bank", "servedPaths": ["/app/"] `;
      expect(wrong({ ...files, 'site.json': site })).toEqual(['site.json:1:97']);
      expect(
        wrong({
          ...files,
          'site.json': `${site}, "externalHosts": ["www.fdic.gov"] }`,
          'words/en.json': '{',
        }),
      ).toEqual(['words/en.json:1:1']);
    });
  });

  test('Comments and a byte order mark are welcome', () => {
    expect(
      linesWith({
        'savings.json': `\uFEFF// What savers see\n${pageText().replace('"sections"', '/* main */ "sections"')}`,
      }),
    ).toEqual([]);
  });

  test('More than 40 levels are refused before the file is parsed', () => {
    const deep = `${'{"a":'.repeat(40)}[1]${'}'.repeat(40)}`;
    expect(linesWith({ 'savings.json': deep })).toEqual([
      'savings.json:1:201 json-too-deep Brackets are nested more than 40 levels deep here.',
    ]);
    expect(linesWith({ 'savings.json': '['.repeat(900_000) })[0]).toContain('json-too-deep');
  });

  test('More than 1 MB is refused unread', () => {
    const lines = linesWith({ 'savings.json': pageText().replace('Savings', 'S'.repeat(1_000_000)) });
    expect(lines).toEqual([
      expect.stringMatching(
        /^savings\.json:1:1 file-too-large This file is 1001 kB; the limit for a definition is 1000 kB\.$/,
      ),
    ]);
  });

  test('Names that are written twice or that JavaScript gives a meaning are refused', () => {
    const text = pageText(
      '{ "component": "TextBlock", "props": { "body": "A", "body": "B", "__proto__": { "x": 1 } } }',
    );
    expect(linesWith({ 'savings.json': text })).toEqual([
      'savings.json:6:57 json-duplicate-key “body” appears twice in the same object (first on line 6); only one of them would apply.',
      'savings.json:6:70 json-forbidden-key “__proto__” cannot be used as a key in a definition.',
    ]);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  test.each([
    ['', ': '],
    [' // a: b\n', ': '],
    [' /* a: b */ ', ' : '],
    ['\n', '\n:\n'],
  ])(
    'A name written twice is found with %j and %j around a colon, a name said once is not',
    (before, after) => {
      const props = (last: string) =>
        `{ "component": "TextBlock", "props": { "body"${before}${after}"a: \\"b\\": c", "${last}"${before}${after}2 } }`;
      const codes = (last: string) =>
        problemsWith({ 'savings.json': pageText(props(last)) }).map((one) => one.code);
      expect(codes('body')).toContain('json-duplicate-key');
      expect(codes('other')).not.toContain('json-duplicate-key');
    },
  );

  test('Sections that are called like parts of JavaScript objects are unknown', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const codes = problemsWith({ 'savings.json': pageText(`{ "component": "${name}" }`) }).map(
        ({ code }) => code,
      );
      expect(codes).toEqual(['unknown-component']);
    }
  });
});

describe('Where files become pages', () => {
  test('PAGE-01 A page under es/ is Spanish, under zh/ Chinese, else English', () => {
    const page = soundPage('A page');
    const site = loadSite(
      siteFolder({ 'es/index.json': page, 'zh/loans/auto.json': page, 'loans/es.json': page }),
    );
    expect([...site.pages.values()].map(({ path, locale }) => [path, locale])).toEqual([
      ['/es/', 'es'],
      ['/', 'en'],
      ['/loans/es.html', 'en'],
      ['/zh/loans/auto.html', 'zh'],
    ]);
  });

  test('PAGE-03 An error page keeps .error in its address', () => {
    const site = loadSite(siteFolder({ 'contact-us.error.json': soundPage('A page') }));
    expect([...site.pages.keys()]).toContain('/contact-us.error.html');
  });

  test('Layouts, fragments, words, forms, rates, media and schemas are not pages', () => {
    const site = loadSite(
      siteFolder({
        'forms/contact.json': {},
        'rates/cd.json': {},
        'media/a.json': {},
        'media/savings.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'page.schema.json': {},
      }),
    );
    expect([...site.pages.keys()]).toEqual(['/']);
    expect([...site.forms.keys(), ...site.rates.keys()]).toEqual(['contact', 'cd']);
    expect(site.mediaFiles.get('/media/savings.svg')).toMatchObject({ file: 'media/savings.svg' });
  });
});

describe('Reading again', () => {
  test('Unchanged files are kept as they are, changed ones are read', () => {
    const folder = siteFolder({ 'a.json': pageText(), 'b.json': pageText() });
    const before = loadSite(folder);
    writeFileSync(join(folder, 'b.json'), pageText('{ "component": "Baner" }'));
    const after = loadSite(folder, before);
    expect(after.pages.get('/a.html')).toBe(before.pages.get('/a.html'));
    expect(after.pages.get('/b.html')).not.toBe(before.pages.get('/b.html'));
  });

  test('Problems come and go with a file that changes, is deleted or only typed so far', () => {
    const folder = siteFolder({
      'a.json': pageText('{ "component": "TextBlock", "props": { "body": "[b](/b.html)" } }'),
    });
    const site = loadSite(folder);
    const codes = () => checkSite(site, sections).map(({ code }) => code);
    expect(codes()).toEqual(['broken-link']);
    writeFileSync(join(folder, 'b.json'), JSON.stringify(soundPage('Another page of ours')));
    reloadFile(site, 'b.json');
    expect(codes()).toEqual([]);
    reloadFile(site, 'b.json', '{');
    expect(codes()).toEqual(['json-syntax']);
    reloadFile(site, 'b.json');
    expect(codes()).toEqual([]);
    unlinkSync(join(folder, 'b.json'));
    expect(reloadFile(site, 'b.json')).toBeUndefined();
    expect(codes()).toEqual(['broken-link']);
  });

  test('A fragment that changes is seen on the pages that hold it', () => {
    const folder = siteFolder();
    const site = loadSite(folder);
    expect(checkSite(site, sections)).toEqual([]);
    reloadFile(
      site,
      'fragments/footer.json',
      JSON.stringify({ sections: [{ component: 'TextBlock', props: { body: 'Hi [^x]' } }] }),
    );
    expect(checkSite(site, sections)).toMatchObject([{ code: 'unknown-footnote', page: '/' }]);
  });
});
