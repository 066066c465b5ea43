import { describe, expect, test } from 'vitest';
import { applyFixes } from '#composer/problems/edit.ts';
import { linesWith, pageText, problemsWith } from '#tests/composer/fixtures/checked.ts';
import { soundPage } from '#tests/composer/fixtures/siteFolder.ts';

const page = 'savings.json';

test('A sound site has no problems', () => {
  expect(linesWith({})).toEqual([]);
  expect(linesWith({ [page]: pageText() })).toEqual([]);
  const code = 'Write `[all](/nowhere.html)` and ``{word:none} ` <b>``.';
  const entry = { component: 'TextBlock', props: { body: code } };
  expect(linesWith({ [page]: pageText(JSON.stringify(entry)) })).toEqual([]);
});

describe('SEC-05 A definition that is not right is refused with its place and the nearest right name', () => {
  test.for<[string, string, string]>([
    [
      'a section that does not exist',
      '{ "component": "Baner", "props": { "heading": "Hi" } }',
      'savings.json:6:20 unknown-component There is no section “Baner”. Did you mean “Banner”?',
    ],
    [
      'a prop that does not exist',
      '{ "component": "TextBlock", "props": { "body": "Hi", "headng": { "text": "Hi" } } }',
      'savings.json:6:58 unknown-prop TextBlock has no prop “headng”. Did you mean “heading”?',
    ],
    [
      'a prop one level too high',
      '{ "component": "Banner", "props": { "headingLevel": 2, "heading": "Hi", "href": "/" } }',
      'savings.json:6:77 unknown-prop Banner has no prop “href”. Did you mean “primary.href”?',
    ],
    [
      'a prop beside “props”',
      '{ "component": "TextBlock", "props": { "body": "Hi" }, "heading": { "text": "Hi" } }',
      'savings.json:6:60 prop-outside “heading” is a prop of TextBlock and belongs inside “props”.',
    ],
    [
      'a prop that is missing',
      '{ "component": "TextBlock", "props": { "heading": { "text": "Hi" } } }',
      'savings.json:6:42 missing-prop TextBlock needs “body”.',
    ],
    [
      'a number in quotes',
      '{ "component": "Questions", "props": { "columns": "2", "items": [{ "id": "a", "question": "Q", "answer": "A" }] } }',
      'savings.json:6:55 wrong-type “columns” of Questions must be a number, not the text "2".',
    ],
    [
      'a number out of range',
      '{ "component": "Questions", "props": { "columns": 4, "items": [{ "id": "a", "question": "Q", "answer": "A" }] } }',
      'savings.json:6:55 out-of-range “columns” of Questions must be at most 3; it is 4.',
    ],
    [
      'a value that is not among those allowed',
      '{ "component": "Banner", "props": { "headingLevel": 2, "heading": "Hi", "tone": "blod" } }',
      'savings.json:6:85 wrong-value “tone” of Banner cannot be "blod"; it must be "calm", "bold" or "quiet". Did you mean “bold”?',
    ],
    [
      'a kind of content that does not exist',
      '{ "component": "Teaser", "props": { "content": { "kind": "picure" } } }',
      'savings.json:6:62 wrong-value “content.kind” of Teaser cannot be "picure"; it must be "quote" or "picture". Did you mean “picture”?',
    ],
    [
      'an empty text',
      '{ "component": "TextBlock", "props": { "body": "" } }',
      'savings.json:6:52 empty-text “body” of TextBlock is empty.',
    ],
    [
      'a text that would take long to read when it is hostile',
      `{ "component": "TextBlock", "props": { "body": "${'['.repeat(10_001)}" } }`,
      'savings.json:6:52 out-of-range “body” of TextBlock must have at most 10000 characters; it has 10001.',
    ],
    [
      'a list with too few entries',
      '{ "component": "Questions", "props": { "items": [] } }',
      'savings.json:6:53 out-of-range “items” of Questions must have at least 1 entry; it has 0.',
    ],
    [
      'a slot that does not exist',
      '{ "component": "TwoColumns", "slots": { "lefft": [] } }',
      'savings.json:6:45 unknown-slot TwoColumns has no slot “lefft”. Did you mean “left”?',
    ],
    [
      'a mistake inside a slot',
      '{ "component": "TwoColumns", "slots": { "left": [{ "component": "TextBlok" }] } }',
      'savings.json:6:69 unknown-component There is no section “TextBlok”. Did you mean “TextBlock”?',
    ],
    [
      'an entry that is neither section nor fragment',
      '{ "componet": "TextBlock" }',
      'savings.json:6:7 entry-kind An entry needs either “component” or “fragment”. Did you mean “component”?',
    ],
    [
      'a fragment that does not exist',
      '{ "fragment": "foter" }',
      'savings.json:6:19 unknown-fragment There is no fragment “foter”. Did you mean “footer”?',
    ],
    [
      'a word that does not exist',
      '{ "component": "TextBlock", "props": { "body": "Call {word:phon} now" } }',
      'savings.json:6:64 unknown-word There is no word “phon” in words/en.json. Did you mean “phone”?',
    ],
    [
      'a placeholder that does not exist',
      '{ "component": "TextBlock", "props": { "body": "Hi {firstnam|you}" } }',
      'savings.json:6:57 unknown-placeholder “{firstnam|you}” is not a placeholder. Did you mean “{firstname}”?',
    ],
    [
      'PAGE-08 a placeholder that does not exist in plain text',
      '{ "component": "TextBlock", "props": { "heading": { "text": "Hi {firstnam|you}" }, "body": "Hi." } }',
      'savings.json:6:70 unknown-placeholder “{firstnam|you}” is not a placeholder. Did you mean “{firstname}”?',
    ],
    [
      'a link to a page that does not exist',
      '{ "component": "TextBlock", "props": { "body": "See [all](/savngs.html)." } }',
      'savings.json:6:63 broken-link There is no page /savngs.html. Did you mean “/savings.html”?',
    ],
    [
      'a link to an anchor that does not exist',
      '{ "component": "TextBlock", "id": "fees", "props": { "body": "See [all](#fee)." } }',
      'savings.json:6:77 broken-anchor There is no “#fee” on this page. Did you mean “#fees”?',
    ],
    [
      'an image without a text alternative',
      '{ "component": "Teaser", "props": { "content": { "kind": "picture", "image": { "src": "/media/savings.svg", "height": 3, "width": 4 } } } }',
      'savings.json:6:82 image-without-alt Teaser needs “alt” in “content.image”: a description for people who cannot see the image.',
    ],
    [
      'an image file that does not exist',
      '{ "component": "Teaser", "props": { "content": { "kind": "picture", "image": { "src": "/media/saving.svg", "alt": "", "height": 3, "width": 4 } } } }',
      'savings.json:6:91 missing-media There is no file /media/saving.svg. Did you mean “/media/savings.svg”?',
    ],
    [
      'an image in text',
      '{ "component": "TextBlock", "props": { "body": "A ![cat](/media/savings.svg)" } }',
      'savings.json:6:55 image-in-text Text cannot contain images; this one would appear as typed.',
    ],
    [
      'HTML in text',
      '{ "component": "TextBlock", "props": { "body": "A <br> B" } }',
      'savings.json:6:55 html-in-text Text cannot contain HTML; “<br>” would appear as typed.',
    ],
    [
      'a host the bank has not agreed to',
      '{ "component": "TextBlock", "props": { "body": "See [it](https://www.fdic.gov.evil.example/x)." } }',
      'savings.json:6:62 unknown-host Links to www.fdic.gov.evil.example are not allowed yet.',
    ],
    [
      'a mark without a note',
      '{ "component": "TextBlock", "props": { "body": "Yields.[^apy]" } }',
      'savings.json:6:62 unknown-footnote “[^apy]” refers to a note that is not on this page.',
    ],
    [
      'a note without a mark',
      '{ "component": "Notes", "props": { "notes": [{ "key": "apy", "text": "Annual percentage yield." }] } }',
      'savings.json:6:59 orphan-footnote Nothing refers to the note “apy”.',
    ],
    [
      'a heading level that is skipped',
      '{ "component": "TextBlock", "props": { "heading": { "text": "Fees", "level": 4 }, "body": "None." } }',
      'savings.json:6:82 heading-skip The heading level jumps from 1 to 4 on this page.',
    ],
    [
      'a heading level that is skipped inside text',
      '{ "component": "TextBlock", "props": { "body": "None.\\n\\n#### Fees" } }',
      'savings.json:6:62 heading-skip The heading level jumps from 1 to 4 on this page.',
    ],
    [
      'a second main heading',
      '{ "component": "Banner", "props": { "headingLevel": 1, "heading": "Again" } }',
      'savings.json:6:57 second-main-heading This page has a second level 1 heading here; the first is on line 5.',
    ],
  ])('%s', ([, entry, expected]) => {
    expect(linesWith({ [page]: pageText(entry) })).toEqual([expected]);
  });
});

describe('SEC-02 Links that run script are refused wherever they are written', () => {
  test.for([
    [
      'in a link prop',
      '{ "component": "Banner", "props": { "headingLevel": 2, "heading": "Hi", "primary": { "text": "Pay", "href": "HREF" } } }',
    ],
    ['in text', '{ "component": "TextBlock", "props": { "body": "[Pay](HREF)" } }'],
    ['in text in angle brackets', '{ "component": "TextBlock", "props": { "body": "[Pay](<HREF>)" } }'],
    [
      'in a heading',
      '{ "component": "Banner", "props": { "headingLevel": 2, "heading": "Hi [Pay](HREF)" } }',
    ],
    ['in a link definition', '{ "component": "TextBlock", "props": { "body": "[Pay][x]\\n\\n[x]: HREF" } }'],
  ])('%s', ([, entry = '']) => {
    for (const href of [
      'javascript:alert(1)',
      'data:text/html,x',
      'JavaScript:alert`1`',
      '//evil.example/x',
      'java\\tscript:x',
    ]) {
      const codes = problemsWith({ [page]: pageText(entry.replace('HREF', href)) }).map(({ code }) => code);
      expect([href, ...codes]).toEqual([href, 'unsafe-link']);
    }
  });
});

test('An address in text that would become an insecure link', () => {
  const body = 'See www.fdic.gov or [the FDIC](https://www.fdic.gov/).';
  const entry = `{ "component": "TextBlock", "props": { "body": "${body}" } }`;
  expect(linesWith({ [page]: pageText(entry) })).toContain(
    'savings.json:6:57 unsafe-link A link cannot lead to “www.fdic.gov”.',
  );
});

describe('What authors are told', () => {
  test('A missing prop is explained with its own description', () => {
    const [problem] = problemsWith({ [page]: pageText('{ "component": "TextBlock", "props": {} }') });
    expect(problem).toMatchObject({
      pointer: '/sections/1/props/body',
      expected: 'text in quotes',
      hint: 'Body: Paragraphs, lists and tables.',
    });
  });

  test('An unknown prop without a near name is answered with all names', () => {
    const entry =
      '{ "component": "Banner", "props": { "headingLevel": 2, "heading": "Hi", "sparkle": true } }';
    const [problem] = problemsWith({ [page]: pageText(entry) });
    expect(problem?.hint).toBe('It has headingLevel, heading, tone, primary, image.');
    expect(problem?.fix).toBeUndefined();
  });

  test('An id that is used twice names the first, in a shared file too', () => {
    const twice = '{ "component": "TextBlock", "id": "fees", "props": { "body": "Hi" } }';
    expect(linesWith({ [page]: pageText(twice, twice) })).toEqual([
      'savings.json:7:39 duplicate-id The id “fees” is used twice on this page; the first is on line 6.',
    ]);
    const footer = { sections: [{ component: 'TextBlock', id: 'fees', props: { body: 'Hi' } }] };
    expect(linesWith({ [page]: pageText(twice), 'fragments/footer.json': footer })).toEqual([
      'fragments/footer.json:5:13 duplicate-id The id “fees” is used twice on /savings.html; the first is in savings.json:6.',
    ]);
  });

  test('A problem of a shared file is told once, with a page on which it shows', () => {
    const footer = { sections: [{ component: 'TextBlock', props: { body: 'Hi [^apy]' } }] };
    const problems = problemsWith({
      'fragments/footer.json': footer,
      'a.json': pageText(),
      'b.json': soundPage('Another page of ours'),
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      file: 'fragments/footer.json',
      page: '/a.html',
      code: 'unknown-footnote',
    });
  });

  test('Every problem of every file comes in one run, by file and place', () => {
    const files = linesWith({
      'a.json': '{ "titel": "A" ',
      'b.json': pageText('{ "component": "Baner" }', '{ "fragment": "nix" }'),
      'words/en.json': { phone: 1 },
    }).map((line) => line.split(' ', 2).join(' '));
    expect(files).toEqual([
      'a.json:1:14 json-syntax',
      'b.json:6:20 unknown-component',
      'b.json:7:19 unknown-fragment',
      'words/en.json:2:12 wrong-type',
    ]);
  });
});

describe('Pages and the site as a whole', () => {
  test('An id that the frame of the page has already', () => {
    const entry = '{ "component": "TextBlock", "id": "main", "props": { "body": "Hi" } }';
    expect(linesWith({ [page]: pageText(entry) })).toEqual([
      'savings.json:6:39 duplicate-id The id “main” is used twice on this page; the first is in the frame of every page.',
    ]);
  });

  test('A service that is neither embedded nor an address', () => {
    const site = {
      origin: 'https://www.elmstonebank.example',
      name: 'Elmstone Bank',
      services: { cdRates: 'embeded' },
    };
    expect(problemsWith({ 'site.json': site }).map(({ message }) => message)).toEqual([
      '“services.cdRates” of site.json must be "embedded" or an object with upstream, timeoutMs, not the text "embeded". Did you mean “embedded”?',
    ]);
  });

  test('An image whose size says another shape is a hint', () => {
    const image = (width: number, height: number) =>
      pageText(
        `{ "component": "Teaser", "props": { "content": { "kind": "picture", "image": { "src": "/media/savings.svg", "alt": "", "width": ${width}, "height": ${height} } } } }`,
      );
    expect(linesWith({ [page]: image(200, 150) })).toEqual([]);
    expect(linesWith({ [page]: image(300, 300) })).toEqual([
      'savings.json:6:148 image-distorted /media/savings.svg is 400 × 300, but the page says 300 × 300; it would look distorted.',
    ]);
    const { text } = applyFixes(image(300, 300), problemsWith({ [page]: image(300, 300) }));
    expect(text).toBe(image(300, 225));
  });

  test('An image without a size has that of its file; a drawing that does not tell its own is a hint', () => {
    const image = (more: string) =>
      pageText(
        `{ "component": "Teaser", "props": { "content": { "kind": "picture", "image": { "src": "/media/savings.svg", "alt": ""${more} } } } }`,
      );
    const sizeless = { 'media/savings.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    for (const more of ['', ', "width": 200', ', "height": 150'])
      expect(linesWith({ [page]: image(more) })).toEqual([]);
    expect(linesWith({ [page]: image(', "width": 200'), ...sizeless })).toEqual([
      'savings.json:6:91 image-without-size /media/savings.svg does not specify its dimensions, so the page shifts when it loads.',
    ]);
    expect(linesWith({ [page]: image(', "width": 200, "height": 150'), ...sizeless })).toEqual([]);
  });

  test('Words that a language lacks are a hint', () => {
    expect(linesWith({ 'words/en.json': { phone: '1', hours: '9 to 5' } })).toEqual([
      'words/es.json:1:1 untranslated-words words/en.json has words that are missing here: hours.',
    ]);
  });

  test('A layout that does not exist', () => {
    expect(linesWith({ [page]: soundPage('Savings for every plan', { layout: 'standrad' }) })).toEqual([
      'savings.json:12:13 unknown-layout There is no layout “standrad”. Did you mean “standard”?',
    ]);
  });

  test('An unknown field of a page', () => {
    const [problem] = problemsWith({ [page]: soundPage('Savings for every plan', { noIndex: true }) });
    expect(problem?.message).toBe('This page has no property “noIndex”. Did you mean “noindex”?');
  });

  test('A page without sections or without a main heading', () => {
    expect(linesWith({ [page]: soundPage('Savings for every plan', { sections: [] }) })).toEqual([
      'savings.json:4:15 empty-page This page has no sections.',
    ]);
    const sections = [{ component: 'TextBlock', props: { body: 'Hi' } }];
    const files = { [page]: soundPage('Savings for every plan', { sections }) };
    expect(linesWith(files, { headings: ({ name }) => (name === 'Banner' ? [1] : []) })).toEqual([
      'savings.json:4:15 no-main-heading No section of this page has a level 1 heading.',
    ]);
  });

  test('Headings that sections show without a level in their props count too', () => {
    const entry = '{ "component": "TextBlock", "props": { "body": "Fees\\n\\n#### None" } }';
    const headings = ({ name }: { name: string }) =>
      name === 'Banner' ? [1, 2] : name === 'TextBlock' ? [3, 4] : [];
    const fine = {
      [page]: pageText(entry),
      'fragments/footer.json': { sections: [] },
      'index.json': undefined,
    };
    expect(linesWith(fine, { headings })).toEqual([]);
    expect(linesWith(fine, { headings: ({ name }) => (name === 'Banner' ? [1] : [4]) })).toEqual([
      'savings.json:6:61 heading-skip The heading level jumps from 1 to 4 on this page.',
    ]);
  });

  test('A fragment that contains itself, by way of another', () => {
    const lines = linesWith({
      'fragments/footer.json': { sections: [{ fragment: 'legal' }] },
      'fragments/legal.json': { sections: [{ fragment: 'footer' }] },
    });
    expect(lines).toEqual([
      'fragments/legal.json:4:19 fragment-loop This fragment would contain itself: fragments/footer.json → fragments/legal.json → fragments/footer.json.',
    ]);
  });

  test('SEC-05 Fragments in fragments in fragments, deeper than a page may be', () => {
    const files = Object.fromEntries(
      Array.from({ length: 25 }, (_, level) => [
        `fragments/level-${level}.json`,
        { sections: level === 24 ? [] : [{ fragment: `level-${level + 1}` }] },
      ]),
    );
    const lines = linesWith({ [page]: pageText('{ "fragment": "level-0" }'), ...files });
    expect(lines.filter((line) => line.includes('nesting-too-deep'))).toEqual([
      'fragments/level-19.json:4:19 nesting-too-deep Sections and fragments are nested more than 20 levels deep here.',
    ]);
  });

  test('A fragment that exists in another language only', () => {
    const lines = linesWith({
      [page]: pageText('{ "fragment": "offer" }'),
      'fragments/es/offer.json': { sections: [{ component: 'TextBlock', props: { body: 'Hola' } }] },
    });
    expect(lines).toEqual([
      'savings.json:6:19 unknown-fragment There is no fragment “offer” for this language; there is es/offer.',
    ]);
  });

  test('Alternates that do not exist, are in another language, or do not point back', () => {
    const spanish = soundPage('Ahorros para cada plan', { alternates: { en: '/' } });
    const lines = linesWith({
      [page]: soundPage('Savings for every plan', {
        alternates: { es: '/es/savings.html', zh: '/zh/savings.html' },
      }),
      'es/savings.json': spanish,
      'cards.json': soundPage('Cards for every pocket', { alternates: { es: '/savings.html' } }),
    });
    expect(lines).toEqual([
      'cards.json:13:11 alternate-language /savings.html is not in the language “es”.',
      'es/savings.json:13:11 alternate-one-way / does not list /es/savings.html as its alternate “es”, so search engines ignore both.',
      'savings.json:13:11 alternate-one-way /es/savings.html does not list /savings.html as its alternate “en”, so search engines ignore both.',
      'savings.json:14:11 alternate-missing There is no page /zh/savings.html for the alternate “zh”.',
    ]);
  });

  test('PAGE-01 A page that is marked Spanish is one: as an alternate, and for fragments and words', () => {
    const files = {
      [page]: soundPage('Savings for every plan', { alternates: { es: '/ahorros.html' } }),
      'ahorros.json': soundPage('Ahorros para cada plan', {
        locale: 'es-us',
        alternates: { en: '/savings.html' },
        sections: [{ component: 'Banner', props: { heading: '{word:hola}' } }, { fragment: 'offer' }],
      }),
      'fragments/es/offer.json': { sections: [{ component: 'TextBlock', props: { body: 'Hola' } }] },
      'words/es.json': { hola: 'Hola', phone: '1-800-555-0142' },
      'words/en.json': { phone: '1-800-555-0142' },
    };
    expect(linesWith(files)).toEqual([]);
  });

  test('PAGE-01 A locale that contradicts the folder of its page', () => {
    const lines = linesWith({
      'es/savings.json': soundPage('Ahorros para cada plan', { locale: 'zh-us' }),
      'zh/savings.json': soundPage('Savings for every plan', { locale: 'zh-us' }),
    });
    expect(lines.filter((line) => line.includes('locale-'))).toEqual([
      'es/savings.json:12:13 locale-against-path Every page in the folder es is es-us, but this one says zh-us.',
    ]);
  });

  test('PAGE-07 Visitors who would be sent to a page that is not there, or round and round', () => {
    const redirect = (to: string) => ({ redirect: { cookie: 'jp_cookie_consent', is: 'accepted', to } });
    const problems = problemsWith({
      [page]: soundPage('Savings for every plan', redirect('/cards.html')),
      'cards.json': soundPage('Cards for every pocket', redirect('/savings.html')),
      'loans.json': soundPage('Loans for every purpose', redirect('/saving.html')),
    });
    expect(problems.map(({ code, file, message }) => [file, code, message])).toEqual([
      ['cards.json', 'redirect-to-redirecting-page', '/savings.html also redirects visitors.'],
      ['loans.json', 'redirect-to-missing-page', expect.stringContaining('There is no page /saving.html.')],
      ['savings.json', 'redirect-to-redirecting-page', '/cards.html also redirects visitors.'],
    ]);
  });

  test('A translation that is not named is a hint', () => {
    const problems = problemsWith({
      [page]: pageText(),
      'es/savings.json': soundPage('Ahorros para cada plan'),
    });
    expect(problems.map(({ code, severity, file }) => [code, severity, file])).toEqual([
      ['alternate-unsaid', 'warning', 'es/savings.json'],
      ['alternate-unsaid', 'warning', 'savings.json'],
    ]);
  });

  test('A link of a Spanish page to an English one that is there in Spanish', () => {
    const linksTo = (href: string, more: Readonly<Record<string, unknown>>) => ({
      ...soundPage('Ahorros para cada plan', more),
      sections: [{ component: 'Banner', props: { heading: 'Ahorros', primary: { text: 'Ver', href } } }],
    });
    const problems = problemsWith({
      [page]: soundPage('Savings for every plan', { alternates: { es: '/es/savings.html' } }),
      // To its own English version, and to an English page that has none in Spanish.
      'es/savings.json': linksTo('/savings.html', { alternates: { en: '/savings.html' } }),
      'es/cuentas.json': linksTo('/savings.html', { title: 'Cuentas para cada plan' }),
      'cards.json': soundPage('Cards for every pocket'),
      'es/tarjetas.json': linksTo('/cards.html', { title: 'Tarjetas para cada bolsillo' }),
      'es/prestamos.json': linksTo('/savings.html#rates', { title: 'Préstamos para cada plan' }),
    }).filter(({ code }) => code === 'link-in-english');
    expect(problems).toMatchObject([
      { file: 'es/cuentas.json', severity: 'warning', fix: { text: '"/es/savings.html"' } },
      // An anchor may have another name there, so there is no fix.
      { file: 'es/prestamos.json', suggestion: '/es/savings.html' },
    ]);
    expect(problems[1]).not.toHaveProperty('fix');
  });

  test('A service that does not exist, such as one that is misspelled', () => {
    const site = {
      origin: 'https://www.elmstonebank.example',
      name: 'Elmstone Bank',
      services: { depositRate: { upstream: 'https://rates.elmstonebank.example' } },
    };
    expect(problemsWith({ 'site.json': site })).toMatchObject([
      { code: 'unknown-property', pointer: '/services/depositRate', suggestion: 'depositRates' },
    ]);
  });

  test('Redirects that lead in a circle, hide a page or are written twice', () => {
    const redirects = [
      { from: '/a.html', to: '/b.html' },
      { from: '/b.html', to: '/a.html?x=1' },
      { from: '/savings.html', to: '/' },
      { from: '/old.html', to: '/' },
      { from: '/old.html', to: '/nowhere.html' },
    ];
    const site = { origin: 'https://www.elmstonebank.example', name: 'Elmstone Bank', redirects };
    const codes = problemsWith({ [page]: pageText(), 'site.json': site }).map(
      ({ code, pointer }) => `${code} ${pointer}`,
    );
    expect(codes).toEqual([
      'redirect-loop /redirects/0/to',
      'redirect-loop /redirects/1/to',
      'redirect-shadows-page /redirects/2/from',
      'redirect-duplicate /redirects/4/from',
      'broken-link /redirects/4/to',
    ]);
  });

  test('Titles and descriptions that search results would cut are hints', () => {
    const problems = problemsWith({ [page]: soundPage('Savings', { description: 'Short.' }) });
    expect(problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: The title has 7 characters; at least 10 work better in search results.',
      'warning: The description has 6 characters; at least 50 work better in search results.',
    ]);
  });

  test('Two pages that answer at one address', () => {
    expect(
      linesWith({
        'loans.json': soundPage('Loans of all kinds'),
        'loans/index.json': soundPage('Loans and lines'),
      }),
    ).toEqual([
      'loans.json:1:1 duplicate-page This page and loans/index.json would both have the address /loans.',
    ]);
  });
});

describe('Rules a bank is held to', () => {
  test('A home page must show the FDIC official digital sign, from its layout or its own sections', () => {
    const [problem, ...rest] = problemsWith({
      'index.json': soundPage('Banking made plain', { pageType: 'home' }),
    });
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({
      code: 'official-sign-missing',
      severity: 'error',
      rule: '12 CFR 328.5(c)',
      pointer: '/pageType',
      message: 'A page of type “home” must show the FDIC official digital sign.',
    });
    const layout = { top: [{ component: 'FdicSign' }], bottom: [{ fragment: 'footer' }] };
    const home = soundPage('Banking made plain', { pageType: 'home' });
    expect(linesWith({ 'index.json': home, 'layouts/standard.json': layout })).toEqual([]);
  });

  test('Non-deposit products need their notice and must not stand beside FDIC signage', () => {
    const sections = [{ component: 'Banner', props: { heading: 'Investing' } }, { component: 'FdicSign' }];
    const files = { [page]: soundPage('Investing for later', { productClass: 'non-deposit', sections }) };
    expect(problemsWith(files).map(({ code, rule }) => `${code} ${rule}`)).toEqual([
      'sign-on-non-deposit 12 CFR 328.5(d)',
      'non-deposit-notice-missing 12 CFR 328.5(d)',
    ]);
    const right = [sections[0], { component: 'Disclosure', props: { statement: 'non-deposit' } }];
    expect(
      linesWith({
        [page]: soundPage('Investing for later', { productClass: 'non-deposit', sections: right }),
      }),
    ).toEqual([]);
  });

  test('What a section provides can depend on its props', () => {
    const withStatement = (statement: string) =>
      linesWith({
        [page]: soundPage('A home of your own', {
          productClass: 'housing-loan',
          sections: [
            { component: 'Banner', props: { heading: 'Loans' } },
            { component: 'Disclosure', props: { statement } },
          ],
        }),
      });
    expect(withStatement('housing')).toEqual([]);
    expect(withStatement('non-deposit')).toHaveLength(1);
  });

  test('Words on deposit pages that the advertising rules speak of are hints', () => {
    const body = 'Free checking at 4% APR, or 4.1% APY.';
    const sections = [
      { component: 'Banner', props: { heading: 'Rates' } },
      { component: 'TextBlock', props: { body } },
      { component: 'FdicSign' },
    ];
    const problems = problemsWith({
      [page]: soundPage('Rates of our accounts', { productClass: 'deposit', sections }),
    });
    expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'warning free-account',
      'warning typed-rate',
      'warning apr-on-deposit',
      'warning typed-rate',
      'warning apy-not-spelled-out',
    ]);
  });

  test('a page with deposits and loans has the statements of both, and may speak of an APR', () => {
    const pageWith = (...more: object[]) =>
      problemsWith({
        [page]: soundPage('Rates of our accounts', {
          productClass: 'deposit-and-loan',
          sections: [
            { component: 'Banner', props: { heading: 'Rates' } },
            { component: 'TextBlock', props: { body: 'Free checking; loans at 6% APR.' } },
            ...more,
          ],
        }),
      }).map(({ code }) => code);
    expect(pageWith()).toEqual(
      expect.arrayContaining(['insured-statement-missing', 'equal-housing-missing', 'free-account']),
    );
    const housing = { component: 'Disclosure', props: { statement: 'housing' } };
    expect(pageWith({ component: 'FdicSign' })).not.toContain('insured-statement-missing');
    expect(pageWith({ component: 'FdicSign' }, housing)).toEqual(['free-account', 'typed-rate']);
  });
});
