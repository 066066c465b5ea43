import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { articlesQuery, readArticles } from './articles.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (...Docs: readonly unknown[]) => ({
  DocumentCount: Docs.length,
  CurrentPage: 1,
  DocumentsPerPage: 500,
  PageCount: 1,
  Result: { Docs },
});

const doc = {
  resulturl: '/articles/zebra.html',
  title: 'Zebra',
  resulttitle: 'Zebras and what they save',
  longsummary: 'Everything about zebras.',
  sourcestr8: 'mortgage',
  sourcestr5: 'students',
  articleimageurl: '/media/zebra.svg',
  ctatype: 'watch',
  topic: 'home-buying',
};

describe('FILT-04 documents of the search service', () => {
  test('are read by the names of the contract, and keep the fields that the site has configured', () => {
    expect(readArticles(answerWith(doc))).toEqual([
      {
        url: '/articles/zebra.html',
        title: 'Zebras and what they save',
        summary: 'Everything about zebras.',
        product: 'mortgage',
        audience: 'students',
        image: '/media/zebra.svg',
        sources: [],
        callToAction: 'watch',
        fields: doc,
      },
    ]);
  });

  test('with less in them have empty texts, and a title of their own', () => {
    expect(
      readArticles(answerWith({ title: 'Zebra', resulturl: 'javascript:alert(1)', sourcestr8: 7 })),
    ).toEqual([
      expect.objectContaining({
        url: '#',
        title: 'Zebra',
        summary: '',
        product: '',
        audience: '',
        image: '',
      }),
    ]);
  });
});

test('FILT-03 500 documents are asked for at once', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, init: { readonly body: string }) => {
    sent.push(JSON.parse(init.body));
    return Promise.resolve(Response.json(answerWith(doc)));
  });
  const client = new QueryClient();
  onTestFinished(() => client.clear());
  const target = { url: '/svt/elmstone/search', domain: 'site', profile: 'articles', suspiciousWords: [] };
  expect(await client.fetchQuery(articlesQuery(target, 'zebras'))).toHaveLength(1);
  expect(sent).toEqual([
    {
      domain: 'site',
      method: 'search.profile',
      profile: 'articles',
      query: { skipFrom: 0, skipCount: 500, text: 'zebras' },
      responseType: 'SearchResult',
      user: '',
    },
  ]);
});
