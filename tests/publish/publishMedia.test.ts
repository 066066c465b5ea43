import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SearchIndex } from '#composer/server/search/SearchIndex.ts';
import { searchIndexFile } from '#composer/release/release.ts';
import { documentOf, releaseOf } from '#tests/publish/publishedFolder.ts';
import { siteForTest, type PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';

const drawing = (path: string, width = 400) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="300"><path d="${path}"/></svg>`;
const photo = (background: string) =>
  sharp({ create: { width: 700, height: 440, channels: 3, background } })
    .jpeg()
    .toBuffer();

const shows = (name: string) => ({
  component: 'RichText',
  props: { text: 'It stands by the sea.', image: { src: `/media/${name}`, alt: 'A house' } },
});
const inline = (name: string) => ({
  component: 'InlineSvg',
  props: { image: { src: `/media/${name}`, alt: 'A house' } },
});
const links = (name: string) => ({
  component: 'RichText',
  props: { text: `See [the plan](/media/${name}).` },
});
const asArticle = (name: string) => ({
  pageType: 'article',
  article: {
    topic: 'saving',
    product: 'savings',
    audience: 'everyone',
    image: { src: `/media/${name}`, alt: '' },
  },
});
const filter = {
  component: 'ArticleFilter',
  props: {
    heading: 'All articles',
    noResults: { heading: 'Nothing fits', text: 'Try fewer words.' },
    error: 'Articles cannot be searched right now.',
  },
};

const files = async () => ({
  'house.json': page('House', [shows('house.svg')]),
  'photo.json': page('Photo', [shows('photo.jpg')]),
  'plan.json': page('Plan', [inline('house.svg')]),
  'linked.json': page('Linked', [links('plan.svg')]),
  'shared-1.json': page('Shared 1', [{ fragment: 'shed' }]),
  'shared-2.json': page('Shared 2', [{ fragment: 'shed' }]),
  'shared-3.json': page('Shared 3', [{ fragment: 'shed' }]),
  'fragments/shed.json': { sections: [shows('shed.svg')] },
  'jar.json': page('A jar for coins', [], asArticle('jar.jpg')),
  'featured.json': page('Read on', [
    { component: 'FeaturedArticles', props: { heading: 'Read on', from: {} } },
  ]),
  'filter.json': page('All articles', [filter]),
  'social.json': page('Social', [], { socialImage: { src: '/media/social.jpg', alt: 'A house' } }),
  'plain.json': page('Plain'),
  'media/house.svg': drawing('M0 0h9'),
  'media/plan.svg': drawing('M0 0h9'),
  'media/shed.svg': drawing('M0 0h9'),
  'media/changed.svg': drawing('M0 0h9'),
  'media/gone.svg': drawing('M0 0h9'),
  'media/photo.jpg': await photo('#3c78a0'),
  'media/jar.jpg': await photo('#a03c28'),
  'media/social.jpg': await photo('#28a03c'),
});

const documents = ({ out }: PublishedSite) =>
  Object.fromEntries(Object.keys(releaseOf(out).pages).map((path) => [path, documentOf(out, path)]));

/** Returns the pictures of articles in the search index. */
function articlePictures({ out }: PublishedSite): readonly unknown[] {
  const index = new SearchIndex(searchIndexFile(out));
  try {
    return index.search('en', '', 0, 50, 'articles').pages.map(({ article }) => article?.image);
  } finally {
    index.close();
  }
}

/**
 * Publishes a change, and checks that the result equals that of a build from scratch.
 *
 * @returns The pages whose documents have changed, and how many were rendered.
 */
async function changed(site: PublishedSite, before: object, change: Readonly<Record<string, unknown>>) {
  const old = documents(site);
  site.write(change);
  const { rendered, errors, failures } = await site.publish();
  expect([errors, failures]).toEqual([[], []]);
  const now = documents(site);
  const anew = siteForTest({ ...before, ...change });
  await anew.publish();
  expect(now).toEqual(documents(anew));
  expect(articlePictures(site)).toEqual(articlePictures(anew));
  const pages = Object.keys(now).filter((path) => now[path] !== old[path]);
  return { pages: pages.toSorted(), rendered };
}

describe('a changed file of media', () => {
  test('makes those pages anew that show it, and no other: a drawing', async () => {
    const before = await files();
    const site = siteForTest(before);
    await site.publish();
    let all: Readonly<Record<string, unknown>> = {};
    const expectDue = async (change: object, pages: readonly string[]) => {
      all = { ...all, ...change };
      expect(await changed(site, before, all)).toEqual({ pages, rendered: pages.length });
    };
    await expectDue({ 'media/house.svg': drawing('M0 0h8') }, ['/house.html', '/plan.html']);
    await expectDue({ 'media/house.svg': drawing('M0 0h8', 500) }, ['/house.html', '/plan.html']);
    // In a fragment, and as a link target.
    const shared = ['/shared-1.html', '/shared-2.html', '/shared-3.html'];
    await expectDue({ 'media/shed.svg': drawing('M0 0h8') }, shared);
    await expectDue({ 'media/plan.svg': drawing('M0 0h8') }, ['/linked.html']);
    // No page uses these.
    const others = { 'media/changed.svg': drawing('M0 0h8'), 'media/gone.svg': undefined };
    await expectDue({ ...others, 'media/new.svg': drawing('M0 0h8') }, []);
  });

  test('so does a photo, a social image, a picture of an article', async () => {
    const before = await files();
    const site = siteForTest(before);
    await site.publish();
    expect(releaseOf(site.out).pages['/photo.html']?.media).toEqual(['/media/photo.jpg']);
    const first = { 'media/photo.jpg': await photo('#0000ff') };
    expect(await changed(site, before, first)).toEqual({ pages: ['/photo.html'], rendered: 1 });
    const second = { ...first, 'media/social.jpg': await photo('#0000ff') };
    expect(await changed(site, before, second)).toEqual({ pages: ['/social.html'], rendered: 1 });
    // The search data of an article is created when its own page is rendered.
    const third = { ...second, 'media/jar.jpg': await photo('#0000ff') };
    const pages = ['/featured.html', '/filter.html'];
    expect(await changed(site, before, third)).toEqual({ pages, rendered: 3 });
  });

  test('that all pages show makes all of them anew: the icon, the logo of the bank', async () => {
    const config = siteFiles['site.json'] as object;
    const before = {
      ...(await files()),
      'site.json': {
        ...config,
        icon: '/media/icon.svg',
        organisation: { name: 'Elmstone Bank', legalName: 'Elmstone Bank, N.A.', logo: '/media/logo.svg' },
      },
      'media/icon.svg': drawing('M0 0h9'),
    };
    const site = siteForTest(before);
    const { rendered: all } = await site.publish();
    const first = { 'media/icon.svg': drawing('M0 0h8') };
    const { pages, rendered } = await changed(site, before, first);
    expect([pages.length, rendered]).toEqual([all, all]);
    const second = { ...first, 'media/logo.svg': drawing('M0 0h8') };
    expect((await changed(site, before, second)).rendered).toBe(all);
  });

  test('with a problem keeps every page that shows it, also in a fragment', async () => {
    const before = await files();
    const site = siteForTest(before);
    await site.publish();
    const good = documents(site);
    site.write({ 'media/shed.svg': drawing('M0 0h9"/><script>show()</script><path d="') });
    const shared = ['/shared-1.html', '/shared-2.html', '/shared-3.html'];
    const { kept, rendered } = await site.publish();
    expect([[...kept].toSorted(), rendered]).toEqual([shared, 0]);
    expect(documents(site)).toEqual(good);
    site.write({ 'media/shed.svg': drawing('M0 0h7') });
    expect(await site.publish()).toMatchObject({ kept: [], rendered: 3 });
    expect(await site.publish()).toMatchObject({ rendered: 0 });
  });
});
