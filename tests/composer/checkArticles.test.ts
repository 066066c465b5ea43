import { expect, test } from 'vitest';
import { allSections } from '#composer/project/allSections.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { linesWith } from '#tests/composer/fixtures/checked.ts';
import { siteFolder } from '#tests/composer/fixtures/siteFolder.ts';

const page = (fields: string) => `{
  "title": "How to save for a house",
  "description": "What to set aside each month, and where to keep it until the day you need it for a house.",
  ${fields},
  "sections": [{ "component": "Banner", "props": { "heading": "Save for a house" } }]
}
`;
const article = '"article": { "topic": "saving", "product": "savings", "audience": "first-time-buyers" }';
const linesOf = (fields: string) => linesWith({ 'save-for-a-house.json': page(fields) });

test('A page of the type article says its topic, product and audience', () => {
  expect(linesOf(`"pageType": "article", ${article}`)).toEqual([]);
});

test('Values of filters are lower-case words with dashes, as addresses have them', () => {
  const shouted = article.replace('saving', 'Saving money');
  expect(linesOf(`"pageType": "article", ${shouted}`)).toEqual([
    expect.stringMatching(/^save-for-a-house\.json:4:.*lowercase words joined by hyphens.*home-buying/),
  ]);
});

test('What an article is for is one of three things, and the nearest one is named', () => {
  const wrong = article.replace(' }', ', "callToAction": "raed" }');
  expect(linesOf(`"pageType": "article", ${wrong}`)).toEqual([
    expect.stringMatching(/"read", "watch" or "use".*Did you mean “read”/),
  ]);
});

test.for(['"pageType": "product"', '"layout": "standard"'])(
  'Only a page of the type article is an article: %s is none',
  (type) => {
    expect(linesOf(`${type}, ${article}`)).toEqual([
      expect.stringMatching(/article-page-type “article” is only for pages of type "article"/),
    ]);
  },
);

/** Returns the codes of an article's problems beside a section in a fragment or on a page. */
function withSection(file: string, sections: readonly object[], topic: string) {
  const title = 'Read about money';
  const description = 'What to read about saving and borrowing, written by the people who answer the phone.';
  const list = { title, description, sections: [{ fragment: 'list' }] };
  const shared = { 'articles.json': list, 'fragments/list.json': { sections } };
  const fields = article.replace('saving', topic).replace('first-time-buyers', 'families');
  const files = {
    'save-for-a-house.json': page(`"pageType": "article", ${fields}`),
    ...(file === 'fragment' ? shared : { 'articles.json': { ...list, sections } }),
  };
  return checkWith(loadSite(siteFolder(files)), allSections).flatMap(({ code, file: at }) =>
    at === 'save-for-a-house.json' && code === 'article-value-unknown' ? [code] : [],
  );
}

const filter = {
  component: 'ArticleFilter',
  props: {
    heading: 'All articles',
    filters: [{ name: 'topic', label: 'Topic', all: 'All', options: [{ value: 'saving', label: 'Saving' }] }],
    noResults: { heading: 'Nothing fits yet', text: 'Try another topic.' },
    error: 'Articles cannot be searched right now.',
  },
};
const featured = (from: object) => ({ component: 'FeaturedArticles', props: { heading: 'Read on', from } });

test.for(['page', 'fragment'])(
  'A2 an article must be in a filter or a list of its topic, on a %s',
  (file) => {
    expect(withSection(file, [filter], 'saving')).toEqual([]);
    expect(withSection(file, [filter], 'students')).toEqual(['article-value-unknown']);
    expect(withSection(file, [filter, featured({ topic: 'students' })], 'students')).toEqual([]);
    // A list shows some articles. Without a filter, there may be others.
    expect(withSection(file, [featured({ topic: 'students' })], 'loans')).toEqual([]);
  },
);
