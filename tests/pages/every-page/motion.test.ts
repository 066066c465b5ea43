import type { Page } from 'playwright';
import { expect } from 'vitest';
import { phone } from '#tests/pages/checks/checkLooks.ts';
import { answered, test } from '#tests/pages/visit.ts';

/** Names of the animations that run, or ran, on a selected element. */
const animationsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).animationName);

/** Whether a page fades in after another one. Must run before the page does. */
const notesTransition = () =>
  addEventListener('pagereveal', (event) =>
    document.documentElement.toggleAttribute('data-fades', event.viewTransition !== null),
  );

test.for([
  ['no-preference', 'appear', true],
  ['reduce', 'none', false],
] as const)(
  'with motion “%s”, the drawer, dialogs and the next page appear %s',
  async ([reducedMotion, animation, fades], { visit }) => {
    const page = await visit('/', { ...phone, reducedMotion, before: notesTransition });
    await page.locator('[data-menu=open]').click();
    await expect.poll(() => animationsOf(page, 'nav[popover]')).toBe(animation);
    await page.locator('[data-menu=close]').click();
    await page.locator('[data-part=launcher]').click();
    await expect.poll(() => animationsOf(page, 'dialog:popover-open')).toBe(animation);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'See CD rates' }).click();
    await page.waitForURL('**/cd-rates.html');
    expect(await page.locator('html').getAttribute('data-fades')).toBe(fades ? '' : null);
  },
);

test('later steps of a form appear, the first is there with the page', async ({ visit }) => {
  const page = await visit('/apply/savings.html?product=CD99&term=12&amount=10000', {
    cookies: { zipcode: '02110' },
    reducedMotion: 'no-preference',
  });
  /** Returns the animations of the elements around what is shown of the form. */
  const animations = () =>
    page
      .locator('[data-section=Form] form *')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).animationName),
      );
  expect(await animations()).not.toContain('appear');
  await answered(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.poll(animations).toContain('appear');
});
