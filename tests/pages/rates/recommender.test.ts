import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

const path = '/checking-finder.html';
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('productRecommender'));
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const waitForFocus = async (page: Page, name: string) => {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
};
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click();
const choose = async (page: Page, answer: string) => {
  await page.getByLabel(answer, { exact: true }).check();
  await next(page);
};
const first = 'Who is the account for?';
const second = 'What should it do first?';
const third = 'How much stays in the account, even on the day before payday?';
const me = 'Me, or me and someone I share with';
const pay = 'Take my pay and pay my bills';

describe('a recommender', () => {
  test('WIDG-09 shows one step at a time, keeps the answers joined with colons, and Back removes the last', async ({
    visit,
  }) => {
    const page = await visit(path);
    const steps = page.locator('[data-section=RecommenderStep]:visible');
    expect(await steps.count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Back' }).count()).toBe(0);
    await choose(page, me);
    await waitForFocus(page, second);
    expect(await steps.count()).toBe(1);
    expect(await kept(page)).toBe('me');
    await choose(page, pay);
    await waitForFocus(page, third);
    expect(await kept(page)).toBe('me:pay');
    await back(page);
    await waitForFocus(page, second);
    expect(await kept(page)).toBe('me');
    // The previous choice is restored.
    expect(await page.getByLabel(pay).isChecked()).toBe(true);
    await page.goBack();
    await waitForFocus(page, first);
    expect(await kept(page)).toBeNull();
    await page.goForward();
    await waitForFocus(page, second);
    expect(await kept(page)).toBe('me');
    await page.reload();
    await heading(page, second).waitFor();
    expect(await steps.count()).toBe(1);
    await choose(page, pay);
    await choose(page, '$1,500 or more');
    await waitForFocus(page, 'Everyday Interest Checking, without a monthly fee');
    expect(await kept(page)).toBe('me:pay:more');
    expect(
      await page.getByRole('link', { name: 'See Everyday Interest Checking' }).getAttribute('href'),
    ).toBe('/checking.html');
  });

  test('WIDG-09 Next without an answer says so and marks the answers, by the keyboard alone', async ({
    visit,
  }) => {
    const page = await visit(path);
    const message = page.getByRole('alert').filter({ hasText: 'Choose an answer to go on' });
    const group = page.getByRole('radiogroup', { name: first });
    const border = () => page.getByLabel(me).evaluate((radio) => getComputedStyle(radio).borderTopColor);
    const before = await border();
    await page.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await message.waitFor();
    expect(await group.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(border).not.toBe(before);
    await expect.poll(() => hasFocus(page.getByLabel(me))).toBe(true);
    expect(await kept(page)).toBeNull();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => message.count()).toBe(0);
    expect(await group.getAttribute('aria-invalid')).toBe('false');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await waitForFocus(page, second);
  });

  test('WIDG-09 an answer may lead to another page; the way back leads to the question', async ({
    visit,
  }) => {
    const page = await visit(path);
    await choose(page, 'A business');
    await page.waitForURL('**/business-checking.html');
    expect(await kept(page)).toBe('business');
    await page.goBack();
    await heading(page, first).waitFor();
    // The browser loads the page again: the answer that left it is taken back, like any other.
    await expect.poll(() => kept(page)).toBeNull();
    await choose(page, me);
    await choose(page, pay);
    expect(await kept(page)).toBe('me:pay');
    await page.evaluate(() => sessionStorage.setItem('productRecommender', 'me:pay:left'));
    await page.goto('/business-checking.html');
    expect(await kept(page)).toBe('me:pay:left');
    await page.goBack();
    await expect.poll(() => kept(page)).toBe('me:pay');
  });

  test('WIDG-09 the answer before home equity rates is kept with “results”', async ({ visit }) => {
    const page = await visit('/home-equity-finder.html');
    await choose(page, 'I have none');
    await choose(page, 'One project with a known price');
    expect(await kept(page)).toBe('none:project');
    await choose(page, 'The same every month until the end');
    expect(await kept(page)).toBe('none:project:fixedresults');
    await page.getByRole('heading', { name: 'Your rates' }).waitFor();
    await page.getByRole('row', { name: /Loan, 10 years/ }).waitFor();
  });

  test('WIDG-09 an address that names a step shows it; Back leads to the beginning', async ({ visit }) => {
    const page = await visit(`${path}#amount`);
    await waitForFocus(page, 'How much would you begin with?');
    await back(page);
    await waitForFocus(page, first);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('SEC-01 an answer that was made to lead to another site, or to a script, leads nowhere', async ({
    visit,
  }) => {
    const page = await visit(path);
    for (const href of ['https://evil.example/', '//evil.example', 'javascript:document.title="x"']) {
      await page.getByLabel('A business').evaluate((radio, to) => radio.setAttribute('data-href', to), href);
      await choose(page, 'A business');
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await kept(page)).toBeNull();
    }
  });

  test('WIDG-09 two on a page keep their own places; Back takes back an answer of one, and keeps the other’s', async ({
    visit,
  }) => {
    const page = await visit('/trial/two-wizards.html');
    const wizard = (name: string) => page.locator(`#${name}`);
    const answer = async (name: string, label: string) => {
      await wizard(name).getByLabel(label, { exact: true }).check();
      await wizard(name).getByRole('button', { name: 'Next' }).click();
    };
    const goBack = (name: string) => wizard(name).getByRole('button', { name: 'Back' }).click();
    await answer('house', 'Yes to house');
    await answer('car', 'No to car');
    await waitForFocus(page, 'Is your car big?');
    expect(await kept(page)).toBe('car-no');
    await page.goBack();
    await heading(page, 'Is your car new?').waitFor();
    // The second wizard on the page has answers, and the first one has none any more.
    expect(await kept(page)).toBe('house-yes');
    await page.goForward();
    await waitForFocus(page, 'Is your car big?');
    expect(await kept(page)).toBe('car-no');
    // The last answer is the car's.
    await goBack('house');
    await waitForFocus(page, 'Is your house new?');
    expect(await heading(page, 'Is your car big?').isVisible()).toBe(true);
    expect(await kept(page)).toBeNull();
    await goBack('car');
    await waitForFocus(page, 'Is your car new?');
    expect(await heading(page, 'Is your house new?').isVisible()).toBe(true);
    await answer('car', 'Yes to car');
    await answer('car', 'Yes to car2');
    await page.waitForURL('**/contact-us.html');
    await page.goBack();
    await heading(page, 'Is your car big?').waitFor();
    await expect.poll(() => kept(page)).toBe('car-yes');
  });

  test('WIDG-09 without JavaScript all steps show, and answers are links', async ({ visit }) => {
    const page = await visit('/es/checking-finder.html', { javaScriptEnabled: false });
    expect(await page.locator('[data-section=RecommenderStep]:visible').count()).toBe(11);
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Siguiente' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Recibir mi sueldo y pagar mis cuentas' }).click();
    expect(new URL(page.url()).hash).toBe('#saldo');
    await page.getByRole('link', { name: '$1,500 o más' }).click();
    expect(new URL(page.url()).hash).toBe('#diaria');
    expect(await page.getByRole('link', { name: 'Ver la cuenta de cheques' }).first().isVisible()).toBe(true);
  });
});
