import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSearchResult } from '#data/search.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { jsonPost, send } from '#tests/server/fixtures/send.ts';
import { page } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

const text = (words: string) => ({ component: 'RichText', props: { text: words } });
const article = (title: string, fields: object, more: object = {}) =>
  page(title, [text('Lobster & coffee.')], {
    pageType: 'article',
    article: { topic: 'saving', product: 'savings', audience: 'students', ...fields },
    ...more,
  });
const photo = await sharp({ create: { width: 700, height: 440, channels: 3, background: '#3c78a0' } })
  .png()
  .toBuffer();
const site = new PublishedSite({
  'media/apple.png': photo,
  'articles/zebra.json': article('Zebras and what they save', {
    topic: 'home-buying',
    product: 'mortgage',
    callToAction: 'watch',
    image: { src: '/media/zebra.svg', alt: '', width: 480, height: 300 },
  }),
  'media/zebra.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300" />',
  'articles/apple.json': article('An apple a day', { image: { src: '/media/apple.png', alt: '' } }),
  'articles/secret.json': article('A secret article', {}, { noindex: true }),
  ...Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `articles/many-${index}.json`,
      article(`Many articles ${String(index).padStart(2, '0')}`, { audience: 'families' }),
    ]),
  ),
  'lobster.json': page('Lobster savings', [text('A page that is no article: lobster.')]),
  'es/ahorro.json': article('Ahorrar con árboles', {}),
});
let origin: string;
const ask = async (typed: string, query: object = {}, profile = 'articles') =>
  send(
    origin,
    '/svt/elmstone/search',
    jsonPost({ method: 'search.profile', profile, query: { skipFrom: 0, text: typed, ...query } }),
  );
const urls = async (...asked: Parameters<typeof ask>) =>
  readSearchResult((await ask(...asked)).json()).docs.map(({ url }) => url);

beforeAll(() => site.publish());
beforeEach(async () => {
  ({ origin } = await startServer({ releaseFolder: site.out, requestsPerMinute: 10_000 }));
});
afterAll(() => site.remove());

test('FILT-04 documents of articles have the fields that cards and filters show', async () => {
  const { Result } = (await ask('zebras')).json() as unknown as { Result: { Docs: object[] } };
  expect(Result.Docs[0]).toEqual({
    resulturl: '/articles/zebra.html',
    title: 'Zebras and what they save',
    largesummaryhtml: expect.any(String),
    docformat: 'html',
    resulttitle: 'Zebras and what they save',
    longsummary: expect.stringMatching(/^Everything about this subject/),
    sourcestr8: 'mortgage',
    sourcestr5: 'students',
    articleimageurl: expect.stringMatching(/zebra/),
    ctatype: 'watch',
    topic: 'home-buying',
    product: 'mortgage',
    audience: 'students',
  });
});

test('FILT-04 the picture of an article has an address that the server answers', async () => {
  const { Result } = (await ask('zebras')).json() as unknown as {
    Result: { Docs: { articleimageurl: string }[] };
  };
  expect((await send(origin, Result.Docs[0]?.articleimageurl ?? '/')).status).toBe(200);
});

test('FILT-04 a photo of an article comes in the widths that lists show; each address is answered', async () => {
  const { Result } = (await ask('apple')).json() as unknown as { Result: { Docs: Record<string, string>[] } };
  const [found] = Result.Docs;
  const addresses = ['avif', 'webp'].flatMap((format) => {
    const list = found?.[`articleimage${format}`]?.split(', ') ?? [];
    expect(list.map((part) => part.split(' ')[1])).toEqual(['320w', '480w', '640w', '700w']);
    return list.map((part) => part.split(' ')[0] ?? '');
  });
  const answers = await Promise.all(
    [found?.['articleimageurl'] ?? '/', ...addresses].map((address) => send(origin, address)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
});

test('FILT-04 the profile of articles finds articles only; that of the site finds other pages too', async () => {
  expect(await urls('lobster', { skipCount: 500 })).toHaveLength(62);
  expect(await urls('lobster', { skipCount: 500 }, 'main')).toHaveLength(63);
  expect(await urls('lobster savings', { skipCount: 500 })).not.toContain('/lobster.html');
});

test('FILT-04 words of the topic and of the product are found', async () => {
  expect(await urls('home buying')).toEqual(['/articles/zebra.html']);
  expect(await urls('mortgage')).toEqual(['/articles/zebra.html']);
  expect(await urls('students')).toHaveLength(2);
});

test('FILT-04 without words all articles of the language come, from A to Z', async () => {
  const all = await urls('', { skipCount: 500 });
  expect(all).toHaveLength(62);
  expect([all[0], all[1], all.at(-1)]).toEqual([
    '/articles/apple.html',
    '/articles/many-0.html',
    '/articles/zebra.html',
  ]);
  expect(await urls(' ', {}, 'articles-es')).toEqual(['/es/ahorro.html']);
  expect(await urls('', { skipCount: 500 }, 'main')).toEqual([]);
});

test('FILT-03 skipCount says how many documents come, and 500 are the most', async () => {
  const answer = async (query: object) => readSearchResult((await ask('', query)).json());
  expect(await answer({ skipCount: 500 })).toMatchObject({ total: 62, perPage: 500, pageCount: 1, page: 1 });
  expect(await answer({ skipCount: 12, skipFrom: 60 })).toMatchObject({ perPage: 12, pageCount: 6, page: 6 });
  expect((await answer({ skipCount: 12, skipFrom: 60 })).docs).toHaveLength(2);
  expect((await answer({ skipCount: 1e9 })).perPage).toBe(500);
  expect((await answer({})).docs).toHaveLength(10);
  const refused = await Promise.all(
    [0, -1, 1.5, 'x', '__proto__'].map((skipCount) => ask('', { skipCount })),
  );
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
});

test.each(['😀', '%', '"', '__proto__', '\u202e', '*', 'zzzzzz'])(
  'FILT-04 %j is only words: no article has them',
  async (typed) => {
    const { status, json } = await ask(typed);
    expect([status, readSearchResult(json()).docs]).toEqual([200, []]);
  },
);
