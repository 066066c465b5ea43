import { expect, test } from 'vitest';
import { allSections } from '#composer/project/allSections.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { examplePage } from '#composer/problems/problemExample.ts';
import { problemsWith } from './fixtures/checked.ts';
import { siteFolder, soundPage } from './fixtures/siteFolder.ts';

const lines = (files: Readonly<Record<string, unknown>>) =>
  problemsWith(files).map(({ file, pointer, code, message }) => `${file} ${pointer} ${code} ${message}`);
/** The same with the sections of the library. */
const linesOfLibrary = (files: Readonly<Record<string, unknown>>) =>
  checkWith(
    loadSite(
      siteFolder({
        'index.json': examplePage([], { title: 'Banking made plain for everyone' }),
        ...files,
        'fragments/footer.json': { sections: [] },
      }),
      undefined,
      '',
    ),
    allSections,
  )
    .filter(({ file, code }) => Object.hasOwn(files, file) && code !== 'wrong-language')
    .map(({ pointer, code, message }) => `${pointer} ${code} ${message}`);

test.each([
  ['about.JSON', 'its name should be about.json'],
  ['about.jsonc', 'its name should be about.json'],
  ['about.json.txt', 'its name should be about.json'],
  ['words/EN.JSON', 'its name should be words/EN.json'],
  ['words/fr.json', 'the files in words/ are en.json, es.json, zh.json'],
  ['rates/cds.json', 'the files in rates/ are cd.json'],
])('A19 %s is not read, and the check says so', (file, reason) => {
  expect(lines({ [file]: file.includes('about') ? soundPage('About the bank') : {} }).join('\n')).toContain(
    `${file}  file-not-read Portico does not read this file: ${reason}`,
  );
});

test.each(['README.md', 'page.schema.json', 'media/notes.txt'])(
  'A19 %s is no page that somebody misses',
  (file) => {
    expect(lines({ [file]: 'text' })).toEqual([]);
  },
);

test('A “$schema” that leads nowhere is found, with the right one', () => {
  const schemas = { 'page.schema.json': '{}' };
  const at = ($schema: string) =>
    problemsWith({ ...schemas, 'es/savings.json': soundPage('Ahorros para todos los planes', { $schema }) });
  expect(at('../page.schema.json')).toEqual([]);
  expect(at('https://example.com/page.json')).toEqual([]);
  expect(at('page.schema.json')).toEqual([
    expect.objectContaining({
      code: 'schema-missing',
      suggestion: '../page.schema.json',
      pointer: '/$schema',
    }),
  ]);
  expect(at('page.schema.json')[0]?.fix?.text).toBe('"../page.schema.json"');
});

test('A18 an alternative text that is a file name, or begins with “image of”, is found', () => {
  const shown = (alt: string) =>
    linesOfLibrary({
      'savings.json': examplePage([
        {
          component: 'RichText',
          props: { text: 'Save.', image: { src: '/media/student-hero.svg', alt, width: 400, height: 300 } },
        },
      ]),
      'media/student-hero.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>',
    }).map((line) => line.split(' ')[1]);
  for (const alt of ['student-hero.jpg', 'student-hero', 'IMG_2041', 'DSC 0042'])
    expect([alt, ...shown(alt)]).toEqual([alt, 'alt-is-file-name']);
  for (const alt of ['Image of a student', 'A photo of a bridge', 'Foto de un puente', '图片：一座桥'])
    expect([alt, ...shown(alt)]).toEqual([alt, 'alt-says-image']);
  for (const alt of ['', 'A student opens an account.', 'Students', 'Photographer Ana at work'])
    expect([alt, ...shown(alt)]).toEqual([alt]);
});

test('A picture that nothing shows is found, until something does', () => {
  const jar = { 'media/jar.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>' };
  expect(linesOfLibrary(jar)).toEqual([expect.stringContaining('picture-unused')]);
  expect(
    linesOfLibrary({ ...jar, 'forms/offers.json': { offers: [], note: '/media/jar.svg' } }).join(),
  ).not.toContain('unused');
});

test('A16 branches that close before they open, lie in another state, or have a second file are found', () => {
  const branch = {
    city: 'Portland',
    street: '12 Main Street',
    zip: '04101',
    phone: '207-555-0142',
    hours: ['Mo-Fr 09:00-17:00'],
  };
  const maine = (more: object, stateCode = 'ME') => ({
    stateCode,
    stateName: 'Maine',
    branches: [{ ...branch, ...more }],
  });
  expect(lines({ 'locations/me.json': maine({}) })).toEqual([]);
  expect(lines({ 'locations/me.json': maine({ hours: ['Mo-Th 09:00-17:00', 'Fr 17:00-09:00'] }) })).toEqual([
    'locations/me.json /branches/0/hours/1 hours-end-early This branch would close at 09:00, before it opens at 17:00.',
  ]);
  expect(lines({ 'locations/me.json': maine({ zip: '02139' }) })).toEqual([
    'locations/me.json /branches/0/zip zip-in-other-state The zip code 02139 is not in ME; it is in MA.',
  ]);
  // Some zip codes cross a state line, so the site is published.
  const options = problemsWith({ 'locations/me.json': maine({ zip: '02139' }) });
  expect(options.map(({ severity }) => severity)).toEqual(['warning']);
  const second = {
    'locations/maine.json': maine({}),
    'locations/me.json': maine({ street: '98 Congress Street' }),
  };
  expect(lines(second)).toEqual([
    expect.stringMatching(/^locations\/me\.json \/stateCode state-duplicate .*locations\/maine\.json/),
  ]);
});

const errorPage = { 'oops.error.json': examplePage([], { title: 'Something went wrong', noindex: true }) };

test.each([
  ['text', 'ssn', 'Number', 'ssn'],
  ['text', 'number', 'Social Security number', 'ssn'],
  ['textarea', 'note', 'Número de Seguro Social', 'ssn'],
  ['text', 'note', '社会安全号码', 'ssn'],
  ['text', 'businessTaxId', 'Number', 'taxId'],
  ['text', 'note', 'ITIN', 'itin'],
])('A17 a field of the kind %s named “%s” and labeled “%s” is told to use %s', (kind, name, label, right) => {
  const form = {
    formId: 'contact',
    fields: [{ kind, name, label }],
    submit: 'Send',
    success: { heading: 'Thank you' },
    successPage: '/',
    errorPage: '/oops.error.html',
  };
  const said = linesOfLibrary({
    ...errorPage,
    'contact.json': examplePage([{ component: 'Form', props: { heading: 'Write to us', form } }]),
  });
  // A long text may be about the number, so that is a warning.
  const code = kind === 'textarea' ? 'tax-number-in-long-text' : 'tax-number-as-text';
  expect(said).toEqual([expect.stringContaining(code)]);
  const [found] = checkWith(
    loadSite(
      siteFolder({
        ...errorPage,
        'contact.json': examplePage([{ component: 'Form', props: { heading: 'Write to us', form } }]),
      }),
      undefined,
      '',
    ),
    allSections,
  ).filter((problem) => problem.code === code);
  expect(found?.hint).toContain(`the kind “${right}”`);
  expect(found?.severity).toBe(kind === 'textarea' ? 'warning' : 'error');
  const about = [
    ['reason', 'Do you receive Social Security benefits, and since when?'],
    ['noSsn', 'Why do you not have an SSN?'],
    ['note', 'Explain why you have no tax ID'],
    ['country', 'Country of tax identification'],
    ['taxIdReason', 'Tell us more'],
    ['motivo', '¿Por qué no tiene número de Seguro Social?'],
    ['shuoming', '请说明为什么没有税号'],
  ];
  const other = { ...form, fields: about.map(([own, words]) => ({ kind, name: own, label: words })) };
  expect(
    linesOfLibrary({
      ...errorPage,
      'contact.json': examplePage([{ component: 'Form', props: { heading: 'Write to us', form: other } }]),
    }),
  ).toEqual([]);
});

test('A15 an article whose topic no filter has is found, with the known ones, and one without details', () => {
  const filter = {
    component: 'ArticleFilter',
    props: {
      heading: 'All articles',
      filters: [
        {
          name: 'topic',
          label: 'Topic',
          all: 'All topics',
          options: [
            { value: 'saving', label: 'Saving' },
            { value: 'loans', label: 'Loans' },
          ],
        },
      ],
      noResults: { heading: 'Nothing found', text: 'Choose another topic.' },
      error: 'The articles cannot be searched right now.',
    },
  };
  const at = (fields: object) =>
    linesOfLibrary({
      'articles.json': examplePage([filter], { title: 'All articles of the bank' }),
      'articles/students.json': examplePage([], { title: 'How students save money', ...fields }),
    });
  const article = (topic: string) => ({
    pageType: 'article',
    article: { topic, product: 'savings', audience: 'students' },
  });
  expect(at(article('saving'))).toEqual([]);
  expect(at(article('students'))).toEqual([
    '/article/topic article-value-unknown No list or filter of articles has the topic “students”.',
  ]);
  expect(at(article('savings')).join()).toContain('Did you mean “saving”?');
  for (const fields of [{ pageType: 'article' }, {}])
    expect(at(fields)).toEqual([expect.stringContaining('article-without-details')]);
});

test.each([
  [
    'A21 articles by pages that make one page',
    'FeaturedArticles',
    { heading: 'Read on', from: {}, view: 'pages' },
    { limit: 8 },
  ],
  [
    'an item’s image beside no side image',
    'Accordion',
    {
      heading: 'Questions',
      items: [{ id: 'a', heading: 'Why?', text: 'So.', image: { src: '/media/savings.svg', alt: '' } }],
    },
    { image: { src: '/media/savings.svg', alt: '' } },
  ],
  [
    'an embedded tool without the next page',
    'EmbeddedTool',
    { heading: 'Budget', src: '/svt/elmstone/demo/affordability', title: 'Budget tool' },
    { url: '/' },
  ],
] as const)('%s: the check warns', (_what, component, props, right) => {
  const at = (more: object) =>
    linesOfLibrary({ 'savings.json': examplePage([{ component, props: { ...props, ...more } }]) });
  expect(at({})).toEqual([expect.stringContaining('prop-without-effect')]);
  expect(at(right)).toEqual([]);
});

test('A23 the check reports fragments that contain each other in fours, 15 deep, at the fragment and at once', () => {
  const fragments = Object.fromEntries(
    Array.from({ length: 15 }, (_, level) => [
      `fragments/f${level}.json`,
      {
        sections: Array.from({ length: 4 }, () =>
          level === 14 ? { component: 'TextBlock', props: { body: 'Hi.' } } : { fragment: `f${level + 1}` },
        ),
      },
    ]),
  );
  expect(
    lines({
      ...fragments,
      'savings.json': soundPage('Savings for everyone', {
        sections: [{ component: 'Banner', props: { heading: 'Savings' } }, { fragment: 'f0' }],
      }),
    }),
  ).toEqual([expect.stringMatching(/^fragments\/f10\.json \/sections\/3\/fragment too-many-sections /)]);
});
