import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { beforeAll, describe, expect, inject } from 'vitest';
import { readRelease } from '#composer/release/release.ts';
import { channelsOf } from '#lib/color/oklab.ts';
import { localeOfPath } from '#lib/format/locale.ts';
import type { BrandTokens } from '#theme/BrandTokens.ts';
import { copyDemo } from '#tests/copyDemo.ts';
import { sectionPages } from '#tests/pages/demoPages.ts';
import {
  faults,
  overflowing,
  rulesOfColor,
  rulesOfLooks,
  unfold,
  unlikePaper,
} from '#tests/pages/pageFaults.ts';
import { publishDemo } from '#tests/pages/publishDemo.ts';
import { openWindow, type RunningSite, startSite, test as base } from '#tests/pages/visit.ts';

const brand = 'tidewater';
const out = resolve('.portico/tested', brand, 'site');

// Not in a fixture: its time would count as that of the first test.
beforeAll(async () => {
  const pages = resolve('.portico/tested', brand, 'pages');
  rmSync(pages, { recursive: true, force: true });
  copyDemo(pages);
  await publishDemo(pages, out, brand);
}, 10 * 60_000);

interface BrandedSite extends RunningSite {
  readonly tokens: BrandTokens;
}

/** Returns the tokens of a published site's brand. */
function tokensOf(releaseFolder: string): BrandTokens {
  const release = readRelease(releaseFolder);
  if (!release) throw new Error(`There is no site in ${releaseFolder}.`);
  return release.tokens;
}

// All pages share a context, as for one visitor, so that files are loaded only once.
const test = base.extend<{ branded: BrandedSite; window: BrowserContext; page: Page }>({
  branded: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads a fixture's needs from its pattern
    async ({}, give) => {
      const site = await startSite(out);
      await give({ ...site, tokens: tokensOf(out) });
      await site.stop();
    },
    { scope: 'file' },
  ],
  window: [
    async ({ browser, branded }, give) => {
      const window = await openWindow(browser, { baseURL: branded.url, reducedMotion: 'reduce' });
      await give(window);
      await window.close();
    },
    { scope: 'file' },
  ],
  page: async ({ window }, give) => {
    const page = await window.newPage();
    await give(page);
    await page.close();
  },
});

/** Returns the colors of the palette's `primary` in both schemes, as `#rrggbb`. */
const primaries = ({ color }: BrandTokens): string[] =>
  [color.light, color.dark].flatMap(({ primary }) => Object.values(primary));

/** Returns every opaque color of a brand, as `#rrggbb`. */
const allColors = (tokens: BrandTokens): string[] =>
  JSON.stringify(tokens.color).match(/#[\da-f]{6}\b/g) ?? [];

/**
 * Matches a color in the formats that a document may use: `#aabbcc`, `#abc`, and the channels of MUI's `…Channel`
 * variables and of `rgb()`.
 */
function spellings(hex: string): RegExp {
  const channels = channelsOf(hex).map((channel) => Math.round(channel * 255));
  const short = /^#(.)\1(.)\2(.)\3$/.exec(hex)?.slice(1).join('');
  const digits = [hex.slice(1), ...(short ? [short] : [])].join('|');
  return new RegExp(`#(?:${digits})\\b|\\b${channels.join('[ ,]\\s*')}\\b`, 'i');
}

const withoutQuotes = (stack: string) => stack.replaceAll(/["']/g, '');

async function fontsOf(page: Page): Promise<{ h1: string; body: string }> {
  const stacks = await page.evaluate(() => ({
    h1: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
    body: getComputedStyle(document.body).fontFamily,
  }));
  return { h1: withoutQuotes(stacks.h1), body: withoutQuotes(stacks.body) };
}

describe.each(sectionPages())('in the second brand %s', (path) => {
  test('has no fault that axe finds in either scheme, fits into 320 pixels, and shows fonts and colors of its own brand', async ({
    branded,
    page,
  }) => {
    await page.goto(path);

    const html = await page.content();
    const own = new Set(allColors(branded.tokens));
    const foreign = primaries(tokensOf(inject('releaseFolder'))).filter((color) => !own.has(color));
    expect(foreign.length).toBeGreaterThan(4);
    expect(foreign.filter((color) => spellings(color).test(html))).toEqual([]);
    expect(primaries(branded.tokens).some((color) => spellings(color).test(html))).toBe(true);

    const { heading, body, chinese } = branded.tokens.fontFamily;
    const isChinese = localeOfPath(path) === 'zh';
    expect(await fontsOf(page)).toEqual({
      h1: withoutQuotes(isChinese ? chinese : heading),
      body: withoutQuotes(isChinese ? chinese : body),
    });

    await unfold(page);
    // What does not depend on the brand is tested with the first one.
    expect(await faults(page, rulesOfLooks)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await faults(page, rulesOfColor)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowing(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.for(['light', 'dark'] as const)(
  'in the second brand a page is printed black on white from a %s screen',
  async (colorScheme, { page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.emulateMedia({ media: 'print', colorScheme });
    await page.goto('/cd-rates.html');
    expect(await unlikePaper(page)).toEqual([]);
  },
);
