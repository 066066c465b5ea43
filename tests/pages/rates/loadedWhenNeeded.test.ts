import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { answered, test } from '#tests/pages/visit.ts';

/** Collects the names of the scripts that a page loads. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(\w+)\.[\w-]+\.js$/.exec(request.url())?.[1];
    if (name !== undefined) names.push(name);
  });
  return names;
}

describe('the code that asks for rates', () => {
  test('RATE-14 is loaded by a page of rates when the visitor says where to ask', async ({ visit }) => {
    let scripts: string[] = [];
    const page = await visit('/savings.html', {
      hasOwnWindow: true,
      prepare: (opened) => Promise.resolve((scripts = scriptsOf(opened))),
    });
    await answered(page);
    expect(scripts).toEqual(['page']);
    await page.getByRole('textbox', { name: 'Zip code' }).first().fill('04101');
    await page.keyboard.press('Enter');
    await page.getByText('Rates for zip code 04101 are shown').first().waitFor();
    expect(scripts).toContain('liveRates');
  });

  test('RATE-02 is loaded for rates in texts when the visitor gives a zip code', async ({ visit }) => {
    let scripts: string[] = [];
    const page = await visit('/cd-rates.html', {
      hasOwnWindow: true,
      prepare: (opened) => Promise.resolve((scripts = scriptsOf(opened))),
    });
    await answered(page);
    expect(scripts).toEqual(['page']);
    await page.getByRole('textbox', { name: 'Zip code' }).first().fill('04101');
    await page.keyboard.press('Enter');
    await expect.poll(() => scripts).toContain('liveRates');
  });

  test.for([
    ['RATE-02 a zip code that is known', '/cd-rates.html', { zipcode: '04101' }],
    ['RATE-01 a rate that is the same for all visitors', '/credit-cards.html', {}],
  ] as const)('%s loads it at once', async ([, path, cookies], { visit }) => {
    let scripts: string[] = [];
    await visit(path, {
      cookies,
      hasOwnWindow: true,
      prepare: (opened) => Promise.resolve((scripts = scriptsOf(opened))),
    });
    await expect.poll(() => scripts).toContain('liveRates');
  });

  test('RATE-07 a page that cannot load it keeps the dated rates and says so', async ({ visit }) => {
    const page = await visit('/savings.html', {
      prepare: (opened) => opened.route('**/assets/liveRates.*', (route) => route.abort()),
      expectedComplaints: /could not be loaded|Failed to load resource|ERR_FAILED/,
    });
    await answered(page);
    await page.getByRole('textbox', { name: 'Zip code' }).first().fill('04101');
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: 'The newest rates could not be loaded. These are our standard rates of' })
      .first()
      .waitFor();
  });
});
