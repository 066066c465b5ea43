import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { noteShifts, shifted } from '#tests/pages/layoutShift.ts';
import { answered, test } from '#tests/pages/visit.ts';

interface ShownPhoto {
  readonly section: string;
  readonly file: string;
  /** The width according to `sizes`, from which the browser chooses a file. */
  readonly said: number;
  readonly shown: number;
}

/** Scrolls to every visible photo, and waits until all are loaded. */
const photos = async (page: Page): Promise<ShownPhoto[]> => {
  for (const photo of await page.locator('picture img:visible').all()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a visitor scrolls
    await photo.scrollIntoViewIfNeeded();
  }
  await answered(page);
  return page.locator('picture img:visible').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      section: image.closest('[data-section]')?.id ?? '',
      file: new URL(image.currentSrc).pathname,
      said: image.naturalWidth,
      shown: image.getBoundingClientRect().width,
    })),
  );
};

describe('photos', () => {
  test.for([
    [375, 3],
    [768, 1],
    [1280, 1],
    [1600, 2],
  ] as const)(
    'in a window of %i pixels, %i for each, come as AVIF, no wider than their place needs; nothing moves',
    async ([width, deviceScaleFactor], { visit }) => {
      const page = await visit('/trial/pictures.html', {
        viewport: { width, height: 800 },
        deviceScaleFactor,
        before: noteShifts,
        hasOwnWindow: true,
      });
      const found = await photos(page);
      expect(found.length).toBeGreaterThan(8);
      for (const { section, file, said, shown } of found) {
        expect(file, `in ${section}`).toMatch(/^\/media\/harbor-morning-\d+\.[\w-]{10}\.avif$/);
        // A card has a border, and on phones the hero's picture has the width that its layout declares.
        expect(Math.abs(said - shown) / shown, `${section}: ${said} for ${shown}`).toBeLessThan(0.06);
        const [, pixels = ''] = /-(\d+)\./.exec(file) ?? [];
        expect(Number(pixels), `in ${section}`).toBeLessThanOrEqual(
          Math.max(480, shown * deviceScaleFactor * 1.7),
        );
      }
      // A line of text may shift by half a pixel; a photo without a size would shift the page by hundreds.
      expect(await shifted(page)).toBeLessThan(0.001);
    },
  );

  test.for([375, 768, 1280])(
    'in columns and steps have the width that "sizes" says in a window of %i pixels',
    async (width, { visit }) => {
      const page = await visit('/trial/pictures-in-columns.html', { viewport: { width, height: 800 } });
      const found = await photos(page);
      expect(new Set(found.map(({ section }) => section)).size).toBeGreaterThan(6);
      for (const { section, said, shown } of found)
        expect(Math.abs(said - shown) / shown, `${section}: ${said} for ${shown}`).toBeLessThan(0.06);
    },
  );

  test('of an article: the one beside the heading is asked for at once, the others when they are near', async ({
    visit,
  }) => {
    const asked: string[] = [];
    const page = await visit('/articles/start-saving-late.html', {
      viewport: { width: 1280, height: 700 },
      hasOwnWindow: true,
      prepare: async (opened) => {
        opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    const first = page.locator('picture img').first();
    expect(await first.getAttribute('fetchpriority')).toBe('high');
    expect(await first.getAttribute('loading')).toBeNull();
    expect(asked.filter((path) => /^\/media\/orchard-\d+\..*\.avif$/.test(path))).toHaveLength(1);
    expect(await page.locator('picture img').nth(1).getAttribute('loading')).toBe('lazy');
  });

  test('that say nothing are not asked for on a phone, where they do not show', async ({ visit }) => {
    const asked: string[] = [];
    const page = await visit('/articles/start-saving-late.html', {
      viewport: { width: 375, height: 700 },
      hasOwnWindow: true,
      prepare: async (opened) => {
        opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    await page.locator('footer').scrollIntoViewIfNeeded();
    await answered(page);
    expect(asked.filter((path) => path.startsWith('/media/harbor-morning'))).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/media/orchard'))).toHaveLength(1);
  });
});
