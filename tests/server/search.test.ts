import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSearchResult } from '#data/search.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { jsonPost, send } from '#tests/server/fixtures/send.ts';
import { page } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

const text = (words: string) => ({ component: 'RichText', props: { text: words } });
const branches = Object.fromEntries(
  Array.from({ length: 23 }, (_, index) => [
    `branches/town-${index}.json`,
    page(`Branch number ${index} in Maine`, [
      text(`## Opening hours of branch ${index}\n\nLobster & coffee <b>served</b>.`),
    ]),
  ]),
);
const site = new PublishedSite({
  ...branches,
  'branches/town-0.json': page(
    'Branch number 0 in Maine',
    [text('## Opening hours of branch 0\n\nLobster & coffee <b>served</b>.')],
    { search: { keywords: ['geldautomat'] } },
  ),
  'search/en.json': {
    synonyms: [['lobster', 'crustacean', 'sea food']],
    links: [
      {
        keywords: ['seafood', 'lobster menu'],
        title: 'Ask about the menu',
        href: '/cd-rates.html',
        summary: 'We answer.',
      },
    ],
  },
  'search/es.json': { synonyms: [['langosta', 'crustáceo']] },
  'hidden.json': page('Internal lobster memorandum', [], { noindex: true }),
  'es/langosta.json': page('La sucursal de la langosta en Añil', [text('Horario: de lunes a sábado.')]),
});
const path = '/svt/elmstone/search';

beforeAll(() => site.publish());
afterAll(() => site.remove());

let origin: string;
const suggest = (typed: string, more: object = {}) =>
  send(
    origin,
    path,
    jsonPost({
      domain: 'site',
      method: 'search.suggest',
      profile: 'main',
      suggestionQuery: typed,
      text: typed,
      ...more,
    }),
  );
const search = (typed: string, skipFrom = 0, more: object = {}) =>
  send(
    origin,
    path,
    jsonPost({
      domain: 'site',
      method: 'search.profile',
      profile: 'main',
      query: { skipFrom, text: typed },
      responseType: 'SearchResult',
      user: '',
      ...more,
    }),
  );
const started = async () => {
  ({ origin } = await startServer({ releaseFolder: site.out, requestsPerMinute: 10_000 }));
};

describe('SRCH-02 suggestions', () => {
  test('have exactly the keys of the contract, and are nine at most', async () => {
    await started();
    const { status, headers, json } = await suggest('branch');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const answer = json() as { Suggests: { Display: string }[] };
    expect(Object.keys(answer)).toEqual(['Status', 'Suggests']);
    expect(answer).toMatchObject({ Status: 'ok' });
    expect(answer.Suggests).toHaveLength(9);
    for (const suggestion of answer.Suggests) {
      expect(Object.keys(suggestion)).toEqual(['Display']);
      expect(suggestion.Display.toLowerCase()).toContain('branch');
    }
  });

  test('come from the beginning of a word, in titles and headings', async () => {
    await started();
    expect((await suggest('openi')).text).toContain('Opening hours of branch');
    expect((await suggest('certif')).text).toContain('Certificate of deposit rates');
  });

  test('are none for what nobody wrote, and for nothing', async () => {
    await started();
    for (const typed of ['zzzzzz', '', '   ', '"', '%'])
      expect((await suggest(typed)).json()).toEqual({ Status: 'ok', Suggests: [] });
  });
});

describe('SRCH-03 results', () => {
  test('have exactly the keys of the contract', async () => {
    await started();
    const { status, json } = await search('lobster');
    expect(status).toBe(200);
    const answer = json() as { Result: { Docs: object[] } };
    expect(Object.keys(answer)).toEqual([
      'methodresult',
      'DocumentCount',
      'CurrentPage',
      'DocumentsPerPage',
      'PageCount',
      'Result',
    ]);
    expect(Object.keys(answer.Result)).toEqual(['Docs', 'Links', 'DidYouMean']);
    expect(answer).toMatchObject({ DocumentCount: 23, CurrentPage: 1, DocumentsPerPage: 10, PageCount: 3 });
    expect(answer.Result.Docs).toHaveLength(10);
    expect(Object.keys(answer.Result.Docs[0] ?? {})).toEqual([
      'resulturl',
      'title',
      'largesummaryhtml',
      'docformat',
    ]);
    expect(answer.Result).toMatchObject({ Links: [], DidYouMean: { CorrectedText: '' } });
  });

  test('SEC-02 show the words of a page as text, with only the found ones marked', async () => {
    await started();
    const { Docs } = (await search('lobster')).json()['Result'] as { Docs: { largesummaryhtml: string }[] };
    for (const { largesummaryhtml } of Docs) {
      expect(largesummaryhtml).toContain('<b>Lobster</b> &amp; coffee &lt;b&gt;served&lt;/b&gt;');
      expect(largesummaryhtml.replace(/<\/?b>/g, '')).not.toContain('<');
    }
  });

  test('come page by page without repetition, and the last page is short', async () => {
    await started();
    const pages = await Promise.all([0, 10, 20, 30].map((skip) => search('lobster', skip)));
    const read = pages.map(({ json }) => readSearchResult(json()));
    expect(read.map(({ docs }) => docs.length)).toEqual([10, 10, 3, 0]);
    expect(read.map(({ page: number }) => number)).toEqual([1, 2, 3, 4]);
    expect(new Set(read.flatMap(({ docs }) => docs.map(({ url }) => url))).size).toBe(23);
  });

  test('hold every word, and a page named after the words comes first', async () => {
    await started();
    const { docs, total } = readSearchResult((await search('branch 17')).json());
    expect([total, docs[0]?.url]).toEqual([1, '/branches/town-17.html']);
  });

  test('never hold a page that is kept out of search, an error page or the page of missing pages', async () => {
    await started();
    for (const typed of ['memorandum', 'message was not sent', 'This page is not here']) {
      const urls = readSearchResult((await search(typed)).json()).docs.map(({ url }) => url);
      expect(
        urls.filter((url) => /hidden|error|404/.test(url)),
        `searching ${typed}`,
      ).toEqual([]);
    }
  });

  test('are in the language of the profile, with or without accents', async () => {
    await started();
    const spanish = { profile: 'main-es' };
    for (const typed of ['sábado', 'sabado', 'ANIL'])
      expect(readSearchResult((await search(typed, 0, spanish)).json()).docs[0]?.url).toBe(
        '/es/langosta.html',
      );
    expect(readSearchResult((await search('langosta')).json()).docs).toEqual([]);
  });

  test.each(['存款利率', '存款', '利'])('find the Chinese words %s inside a sentence', async (typed) => {
    await started();
    const { docs } = readSearchResult((await search(typed, 0, { profile: 'main-zh' })).json());
    expect(docs.map(({ url }) => url)).toEqual(['/zh/']);
  });
});

describe('SRCH-03 other words for the same', () => {
  const first = async (typed: string, profile = 'main') =>
    readSearchResult((await search(typed, 0, { profile })).json()).docs[0];

  test.each([
    ['a stem', 'lobsters', 'main', '/branches/'],
    ['a Spanish plural without accents', 'sabados', 'main-es', '/es/langosta.html'],
    ['a synonym of one word', 'crustacean', 'main', '/branches/'],
    ['a synonym of several words, in a question', 'where is the sea food served', 'main', '/branches/'],
    ['a Spanish synonym', 'crustáceo', 'main-es', '/es/langosta.html'],
    ['a word of the author that the page does not say', 'geldautomat', 'main', '/branches/town-0.html'],
    [
      'a question with words that say nothing',
      'how do i get to branch 17?',
      'main',
      '/branches/town-17.html',
    ],
    ['most words, when no page has all', 'hours of branch 17 zeppelin', 'main', '/branches/town-17.html'],
    ['two words written as one', 'openinghours of branch 3', 'main', '/branches/town-3.html'],
    ['an unfinished word', 'lobs', 'main', '/branches/'],
  ])('finds %s', async (_what, typed, profile, url) => {
    await started();
    expect((await first(typed, profile))?.url).toContain(url);
  });

  test('SRCH-03 marks whole words, in other forms and wordings too', async () => {
    await started();
    for (const typed of ['lobsters', 'crustacean']) {
      const marked = (await first(typed))?.summary.filter(({ isMatch }) => isMatch);
      expect(marked?.map(({ text: word }) => word)).toEqual(['Lobster']);
    }
  });

  test('SRCH-05 links of the author come with searches for their keywords', async () => {
    await started();
    const { links } = readSearchResult((await search('do you serve seafood')).json());
    expect(links).toEqual([{ url: '/cd-rates.html', title: 'Ask about the menu', summary: 'We answer.' }]);
    expect(readSearchResult((await search('branch 17')).json()).links).toEqual([]);
  });
});

describe('SRCH-05 what is asked in another language than that of the page', () => {
  const found = async (typed: string, profile = 'main') =>
    readSearchResult((await search(typed, 0, { profile })).json());

  test('is answered with pages in it', async () => {
    await started();
    const { total, links } = await found('horario de la langosta');
    expect(total).toBe(1);
    expect(links).toEqual([
      {
        url: '/es/langosta.html',
        title: 'La sucursal de la langosta en Añil',
        summary: expect.any(String) as unknown,
        locale: 'es',
      },
    ]);
  });

  test('is answered with what its authors recommend', async () => {
    await started();
    const { links } = await found('seafood', 'main-es');
    expect(links).toEqual([
      { url: '/cd-rates.html', title: 'Ask about the menu', summary: 'We answer.', locale: 'en' },
    ]);
  });

  test('is not looked for if the page’s language has the words, or none has them', async () => {
    await started();
    expect((await found('branch 17')).links).toEqual([]);
    expect((await found('lobstr')).links).toEqual([]);
    expect((await found('qwertyuiop')).total).toBe(0);
  });
});

describe('SRCH-03 did you mean', () => {
  test.each([
    ['certificat rates', 'certificate rates'],
    ['lobstr', 'lobster'],
    ['withdrawl penalty', 'withdrawal penalty'],
  ])('%s was meant to be %s', async (typed, meant) => {
    await started();
    const asked = readSearchResult((await search(typed)).json());
    const corrected = readSearchResult((await search(meant)).json());
    expect(asked.correctedText).toBe(meant);
    expect(asked.docs[0]?.url).toBe(corrected.docs[0]?.url);
    expect(corrected.total).toBeGreaterThan(0);
  });

  test('says nothing when there are results, or nothing is near', async () => {
    await started();
    expect(readSearchResult((await search('lobster')).json()).correctedText).toBeUndefined();
    expect(readSearchResult((await search('qwertyuiop')).json()).correctedText).toBeUndefined();
  });
});

describe('hostile text', () => {
  test.each([
    '"',
    '""',
    'lobster"',
    '"lobster" OR "memorandum"',
    'lobster OR memorandum',
    'NEAR(lobster memorandum)',
    'title : lobster',
    '{title body} : lobster',
    'lobster*',
    '*',
    '^lobster',
    '-lobster',
    'lobster NOT coffee',
    '(lobster',
    "'; drop table pages_en; --",
    '\\',
    '\0',
    'a'.repeat(500),
    'lobster '.repeat(60),
    '<script>alert(1)</script>',
    '😀',
    '\u0001lobster\u0002',
    '%_',
    'AND',
    'NOT',
    '+rowid',
    'lobster AND',
    'rank MATCH "x"',
    '__proto__',
    'constructor',
    '\u200flobster\u200e',
    '\u202erotsbol\u202c',
    '\ufeff',
    '\ud83d',
    '👩‍👩‍👧 🇺🇸',
    '𝕝𝕠𝕓𝕤𝕥𝕖𝕣',
    'İ',
    'e\u0301'.repeat(100),
    '5',
    '١٢٣',
  ])('SRCH-08 is only words: %j', async (typed) => {
    await started();
    for (const profile of ['main', 'main-es', 'main-zh', '__proto__']) {
      const answers = [await search(typed, 0, { profile }), await suggest(typed, { profile })];
      for (const { status, text: body } of answers) {
        expect(status).toBe(200);
        expect(body).not.toMatch(/memorandum|SQLITE|fts5|<script/);
      }
    }
  });

  test.each(['lobster', '\u200flobster\u200e', '😀lobster', 'LOBSTER!', '__lobster__', '“lobster”'])(
    'SRCH-08 finds the word in %j',
    async (typed) => {
      await started();
      expect(readSearchResult((await search(typed)).json()).total).toBe(23);
    },
  );

  test.each([500, 1250, 5000])('SRCH-08 a word %d times is searched for as once', async (times) => {
    await started();
    const typed = 'lobster '.repeat(times);
    const [found, suggested] = [await search(typed), await suggest(typed)];
    expect([found.status, suggested.status]).toEqual([200, 200]);
    expect(readSearchResult(found.json()).total).toBe(23);
  });

  test.each([
    ['another method', { method: 'search.delete' }],
    ['no method', { method: undefined }],
    ['a profile of 501 characters', { profile: 'x'.repeat(501) }],
    ['a text of 50,001 characters', { query: { skipFrom: 0, text: 'x'.repeat(50_001) } }],
    ['no text', { query: { skipFrom: 0 } }],
    ['a negative page', { query: { skipFrom: -1, text: 'x' } }],
    ['a page that is no number', { query: { skipFrom: 'x', text: 'x' } }],
    ['half a page', { query: { skipFrom: 1.5, text: 'x' } }],
    ['a list in place of text', { query: { skipFrom: 0, text: ['x'] } }],
    ['a number in place of the query', { query: 1 }],
  ])('a question with %s is refused with the place', async (_what, change) => {
    await started();
    const { status, json } = await search('x', 0, change);
    expect(status).toBe(400);
    expect(json()).toMatchObject({
      methodresult: 'error',
      error: expect.stringMatching(/method|query|text|profile/),
    });
  });

  test.each([
    ['broken JSON', '{"method":', 400],
    ['null', 'null', 400],
    ['201,000 bytes', JSON.stringify({ method: 'search.suggest', text: 'x'.repeat(201_000) }), 413],
    ['a key __proto__', '{"__proto__":{"method":"search.suggest"}}', 400],
    ['JSON four thousand levels deep', `${'['.repeat(4000)}${']'.repeat(4000)}`, 400],
  ])('%s is refused', async (_what, body, expected) => {
    await started();
    expect((await send(origin, path, jsonPost(body))).status).toBe(expected);
  });
});
