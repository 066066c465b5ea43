import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recolored, renamed } from '#composer/brand/applyBrand.ts';
import { siteBrand } from '#composer/brand/siteBrand.ts';
import { withBrands } from './brandFolder.ts';

const names = readdirSync('pages-json/brands');
const site = await withBrands('pages-json');

describe.each(names)('the brand %s', (name) => {
  const brand = site.brands.get(name)?.brand;

  test('has fonts of at most 40 kB together, each with stand-ins of its metrics and its license', () => {
    const files = brand?.fonts.map(({ file }) => join('pages-json', file)) ?? [];
    expect(files.length).toBeGreaterThan(0);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(40_000);
    for (const { fallbacks } of brand?.fonts ?? []) expect(fallbacks.length).toBeGreaterThan(0);
    const folder = join('pages-json/brands', name, 'fonts');
    const licenses = readdirSync(folder).filter((file) => file.endsWith('.LICENSE.txt'));
    for (const file of readdirSync(folder).filter((other) => other.endsWith('.woff2')))
      expect(licenses.some((license) => file.startsWith(license.replace('.LICENSE.txt', '')))).toBe(true);
  });

  test('names its fonts before their stand-ins', () => {
    const { heading, body } = brand?.tokens.fontFamily ?? { heading: '', body: '' };
    for (const stack of [heading, body]) expect(stack).toMatch(/^'?([\w ]+?)'?, '\1 Fallback', /);
  });

  test('has a logo and an icon in place of the site’s', () => {
    for (const file of ['logo.svg', 'favicon.svg'])
      expect(site.otherFiles.has(`brands/${name}/media/${file}`)).toBe(true);
  });
});

describe('another brand than the site’s own', () => {
  const [other = ''] = names.filter((name) => name !== site.config?.brand);

  async function shownIn(name: string) {
    const shown = await withBrands('pages-json', name);
    return siteBrand(shown);
  }

  test('puts its names in place of the site’s, in every text and nowhere else', async () => {
    const brand = await shownIn(other);
    const { name, legalName, shortName } = brand.names ?? { name: '', legalName: '', shortName: '' };
    const page = {
      title: 'Elmstone Bank: savings',
      sections: [
        { text: 'Elmstone Bank, N.A. An Elmstone account.', href: 'https://online.elmstonebank.example/' },
      ],
    };
    expect(renamed(page, brand)).toEqual({
      title: `${name}: savings`,
      sections: [
        { text: `${legalName} An ${shortName} account.`, href: 'https://online.elmstonebank.example/' },
      ],
    });
    expect(renamed(page, brand)).toBe(renamed(page, brand));
  });

  test('shows the site’s drawings in its colors, and its own as they are', async () => {
    const brand = await shownIn(other);
    const own = site.brands.get(site.config?.brand ?? '')?.brand;
    const drawing = Buffer.from(
      `<path fill="${own?.illustration['rust']?.toUpperCase()}"/><path fill="#123456"/>`,
    );
    expect(recolored('media/house.svg', drawing, brand).toString()).toBe(
      `<path fill="${brand.illustration['rust']}"/><path fill="#123456"/>`,
    );
    expect(recolored(`brands/${other}/media/logo.svg`, drawing, brand)).toBe(drawing);
    expect(recolored('media/photo.png', drawing, brand)).toBe(drawing);
  });

  test('nothing is replaced in the site’s own brand', async () => {
    const brand = await shownIn('');
    const page = { title: 'Elmstone Bank' };
    expect(renamed(page, brand)).toBe(page);
    expect(brand.folder).toBe(site.config?.brand);
  });
});

test('PORTICO_BRAND takes the place of the brand in site.json', async () => {
  process.env['PORTICO_BRAND'] = 'none-such';
  try {
    const { loadSite } = await import('#composer/page/loadSite.ts');
    expect(loadSite('pages-json').brandName).toBe('none-such');
  } finally {
    delete process.env['PORTICO_BRAND'];
  }
});
