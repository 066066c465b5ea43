import { expect, test } from 'vitest';
import { documentOf } from '#tests/publish/publishedFolder.ts';
import { siteForTest } from '#tests/server/fixtures/publishedSite.ts';
import { page } from '#tests/server/fixtures/siteFiles.ts';

const article = (title: string, topic = 'saving') =>
  page(title, [], {
    pageType: 'article',
    article: { topic, product: 'savings', audience: 'everyone' },
  });
const featured = (props: object) => ({
  component: 'FeaturedArticles',
  props: { heading: 'Read on', ...props },
});

test('WIDG-11 lists say what articles say of themselves, and only pages that show a changed article are made anew', async () => {
  const site = siteForTest({
    'ladder.json': article('How a ladder works'),
    'jar.json': article('A jar for emergencies'),
    'calls.json': article('Calls that claim much', 'fraud'),
    'saving.json': page('Saving with a plan', [featured({ from: { topic: 'saving' } })]),
    'fraud.json': page('Fraud and what helps', [featured({ articles: ['/calls.html'] })]),
  });
  await site.publish();
  const titlesOn = (path: string) =>
    [
      'A jar for emergencies',
      'Calls that claim much',
      'How a ladder works',
      'How a long ladder works',
    ].filter((title) => documentOf(site.out, path)?.includes(`>${title}</a>`));
  expect(titlesOn('/saving.html')).toEqual(['A jar for emergencies', 'How a ladder works']);
  expect(titlesOn('/fraud.html')).toEqual(['Calls that claim much']);

  site.write({ 'ladder.json': article('How a long ladder works') });
  const { rendered } = await site.publish();
  expect(rendered).toBe(2);
  expect(titlesOn('/saving.html')).toEqual(['A jar for emergencies', 'How a long ladder works']);
});

test('WIDG-11 a page that leads to an article with problems is not published before the article is', async () => {
  const site = siteForTest({
    'saving.json': page('Saving with a plan', [featured({ from: { topic: 'saving' } })]),
    'jar.json': page('A jar', [{ component: 'Nothing' }], {
      pageType: 'article',
      article: { topic: 'saving', product: 'savings', audience: 'everyone' },
    }),
  });
  await site.publish();
  expect(documentOf(site.out, '/saving.html')).toBeUndefined();
});

test('WIDG-11 the check names a path that is no article, and the nearest one', async () => {
  const site = siteForTest({
    'ladder.json': article('How a ladder works'),
    'saving.json': page('Saving with a plan', [featured({ articles: ['/index.html', '/lader.html'] })]),
  });
  const { errors } = await site.publish();
  expect(errors.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    expect.stringMatching(/^\/sections\/\d\/props\/articles\/0 \/index.html does not exist/),
    expect.stringMatching(/articles\/1 \/lader.html does not exist.*Did you mean “\/ladder.html”/),
  ]);
});
