import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { documentOf, stampsOf } from '#tests/publish/publishedFolder.ts';
import { siteForTest } from '#tests/server/fixtures/publishedSite.ts';
import { page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';

const brand = 'pages-json/brands/elmstone/';
const read = (file: string) => readFileSync(join(brand, file));

/** Files of a site in a brand with fonts and a logo. */
const branded = {
  'site.json': { ...(siteFiles['site.json'] as object), brand: 'elmstone', socialImages: true },
  ...Object.fromEntries(
    [
      'brand.json',
      'primitive.tokens.json',
      'semantic.tokens.json',
      'color.light.tokens.json',
      'color.dark.tokens.json',
      'illustration.tokens.json',
      'fonts/source-serif-4-600.woff2',
      'fonts/public-sans-400-650.woff2',
      'media/logo.svg',
      'media/favicon.svg',
      'media/social.png',
    ].map((file) => [`brands/elmstone/${file}`, new Uint8Array(read(file))]),
  ),
};

const imageOf = (html = '') => /property="og:image" content="[^"]*?(\/media\/[^"]+)"/.exec(html)?.[1];
const altOf = (html = '') => /property="og:image:alt" content="([^"]*)"/.exec(html)?.[1];

describe('the social image of a page', () => {
  test('has its heading in the brand’s font, and is drawn anew when the heading changes, not when the text does', async () => {
    const site = siteForTest({ ...branded, 'house.json': page('Buy a house & keep it', []) });
    expect(await site.publish()).toMatchObject({ errors: [], failures: [] });
    const html = documentOf(site.out, '/house.html');
    const address = imageOf(html);
    expect(address).toMatch(/^\/media\/social\/page\.[\w-]{16}\.png$/);
    expect(altOf(html)).toBe('Buy a house &amp; keep it');
    const file = join(site.out, address ?? '');
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    const stamps = stampsOf(join(site.out, 'media', 'social'));

    const more = { component: 'RichText', props: { text: 'A house has a roof.' } };
    site.write({ 'house.json': page('Buy a house & keep it', [more]) });
    await site.publish();
    expect(imageOf(documentOf(site.out, '/house.html'))).toBe(address);
    expect(stampsOf(join(site.out, 'media', 'social'))).toEqual(stamps);

    site.write({ 'house.json': page('Sell a house', [more]) });
    await site.publish();
    const other = imageOf(documentOf(site.out, '/house.html'));
    expect(other).not.toBe(address);
    const pixels = (name = '') => sharp(join(site.out, name)).raw().toBuffer();
    expect(Buffer.compare(await pixels(other), await pixels(address))).not.toBe(0);
  });

  test('is the author’s where there is one, and the site’s where the font has no glyphs for the heading', async () => {
    const own = { src: '/media/social.png', alt: 'Our own', width: 1200, height: 630 };
    const site = siteForTest({
      ...branded,
      'site.json': { ...branded['site.json'], socialImage: { ...own, alt: 'The bank' } },
      'house.json': { ...page('Buy a house', []), socialImage: own },
      'zh/house.json': page('买房', []),
    });
    await site.publish();
    expect(altOf(documentOf(site.out, '/house.html'))).toBe('Our own');
    expect(altOf(documentOf(site.out, '/zh/house.html'))).toBe('The bank');
  });

  test('is not made for a site that does not ask for it', async () => {
    const site = siteForTest({ 'house.json': page('Buy a house', []) });
    await site.publish();
    expect(imageOf(documentOf(site.out, '/house.html')) ?? '').not.toContain('/media/social/');
  });
});
