import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test, type Visit, type VisitOptions } from '#tests/pages/visit.ts';

/** Where a field's error is shown, and how to cause one. */
const places: Readonly<Record<string, (visit: Visit, options: VisitOptions) => Promise<Page>>> = {
  form: async (visit, options) => {
    const page = await visit('/contact-us.html', options);
    await page.locator('[data-section=Form] [type=submit]').click();
    return page;
  },
  calculator: async (visit, options) => {
    const page = await visit('/financing-calculator.html', options);
    await page.getByRole('button', { name: 'Calculate payment' }).click();
    return page;
  },
  'zip code': async (visit, options) => {
    const page = await visit('/cd-rates.html', options);
    await page.locator('[data-section=ZipCodePrompt] button').click();
    return page;
  },
  'zip code without React': async (visit, options) => {
    const page = await visit('/trial/savings-by-zip.html', options);
    await page.locator('[data-section=DepositRatesTable] form button').click();
    return page;
  },
  'term of a certificate': async (visit, options) => {
    const page = await visit('/trial/cd-cards.html', options);
    await page.getByRole('link', { name: 'Open a Standard CD' }).click();
    return page;
  },
};

/** Returns the looks of a page's first error, and whether it is between the label and the field. */
async function looks(page: Page) {
  const wrong = page.locator('main [aria-invalid=true]').first();
  await wrong.waitFor();
  return wrong.evaluate((field) => {
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
    const error = ids
      .map((id) => document.getElementById(id))
      .find((element) => element?.matches('.Mui-error'));
    const label = document.querySelector(`label[for="${field.id}"]`);
    if (!error || !label) return undefined;
    const { color, fontSize, fontWeight, lineHeight } = getComputedStyle(error);
    const mark = getComputedStyle(error, '::before');
    const [above, here, below] = [label, error, field].map((element) => element.getBoundingClientRect());
    return {
      text: { color, fontSize, fontWeight, lineHeight },
      mark: [
        mark.content,
        mark.color,
        mark.backgroundColor,
        mark.borderTopColor,
        mark.width,
        mark.borderRadius,
      ],
      isBetween: above!.bottom <= here!.top && here!.bottom <= below!.top,
      gap: Math.round(below!.top - here!.bottom) < 24,
      hasWords: (error.textContent ?? '').length > 10,
    };
  });
}

describe.each([
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['the visitor’s own colors', { forcedColors: 'active' }],
  ['light on a phone', { colorScheme: 'light', viewport: { width: 320, height: 700 } }],
] as const)('in %s', (_name, options) => {
  test('an error looks alike and stands between words and field, in forms, calculators and zip prompts', async ({
    visit,
  }) => {
    const found = new Map<string, unknown>();
    for (const [name, open] of Object.entries(places))
      found.set(name, await looks(await open(visit, options)));
    const first = found.get('form');
    expect(first).toMatchObject({ isBetween: true, gap: true, hasWords: true });
    for (const [name, look] of found) expect([name, look]).toEqual([name, first]);
  });

  test('the list of errors has the sign of its fields', async ({ visit }) => {
    const page = await places['calculator']!(visit, options);
    const field = await looks(page);
    const sign = await page
      .getByRole('region', { name: 'Please check what you entered' })
      .locator('> :first-child')
      .evaluate((icon) => {
        const mark = getComputedStyle(icon, '::before');
        return [mark.content, mark.color, mark.backgroundColor, mark.borderTopColor];
      });
    expect(sign).toEqual(field?.mark.slice(0, 4));
  });
});
