import { expect, test } from 'vitest';
import { linesWith } from '#tests/composer/fixtures/checked.ts';

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
