import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { fillInAddress, fillInPerson } from '#tests/pages/applicant.ts';
import { field, storedForms } from '#tests/pages/contactForm.ts';
import { answered, test } from '#tests/pages/visit.ts';
import { waiting } from '#tests/pages/waiting.ts';

const form = '[data-section=Form]';
const named = (page: Page, name: string) => page.locator(`${form} [name="${name}"]`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Hydrates the form by an interaction with a field, and returns whether that is still the same element. */
async function staysWhileHydrating(page: Page, used: Locator): Promise<boolean> {
  await answered(page);
  const element = await used.elementHandle();
  await used.focus();
  await page.locator(`${form}[data-hydration=hydrated]`).waitFor();
  await answered(page);
  return (await element?.evaluate((one) => one.isConnected && one === document.activeElement)) ?? false;
}

async function typeOver(used: Locator, text: string): Promise<void> {
  await used.selectText();
  await used.pressSequentially(text);
}

describe('a field that is shown from the start because of what the page is opened with', () => {
  test('COND-06 the term of a certificate: what the visitor chooses instead is shown, checked and sent', async ({
    visit,
    site,
  }) => {
    const page = await visit('/apply/savings.html?product=CD99&term=12&amount=10000');
    await answered(page);
    // The first thing that the visitor does, which hydrates the form.
    await named(page, 'term').selectOption('24');
    await field(page, 'Zip code').fill('02110');
    await press(page, 'Continue');
    await expect
      .poll(() => page.getByText('You chose').innerText())
      .toMatch(/Standard CD · 24 months · \$10,000 · 02110/);
    await fillInPerson(page);
    await press(page, 'Continue');
    await fillInAddress(page);
    await press(page, 'Continue');
    await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
    expect((await page.locator(`${form} dl`).allInnerTexts()).join('\n')).toContain('24 months');
    await page.getByLabel('I have read the').check();
    const [request] = await Promise.all([
      page.waitForRequest('**/forms/apply-savings'),
      press(page, 'Send the application'),
    ]);
    expect(new URLSearchParams(request.postData() ?? '').getAll('term')).toEqual(['24']);
    await expect
      .poll(() => storedForms(site.dataFolder, 'apply-savings').at(-1))
      .toMatchObject({ product: 'CD99', term: '24' });
  });

  test('the term that only the product reveals is chosen by a visitor who has waited', async ({ visit }) => {
    const page = await visit('/apply/savings.html?product=CD99');
    expect(await staysWhileHydrating(page, named(page, 'term'))).toBe(true);
    await named(page, 'term').selectOption('36');
    await field(page, 'Deposit').fill('10000');
    await field(page, 'Zip code').fill('02110');
    await press(page, 'Continue');
    await page.getByText('You chose').filter({ hasText: '36 months' }).waitFor();
  });

  test('the branch and the phone number of an appointment keep every key', async ({ visit }) => {
    const page = await visit('/appointments/request.html?way=branch&branch=Congress+Street');
    await answered(page);
    await typeOver(named(page, 'branch'), 'Portland');
    await page.locator(`${form}[data-hydration=hydrated]`).waitFor();
    await answered(page);
    expect(await named(page, 'branch').inputValue()).toBe('Portland');
    await page.goto(new URL('/appointments/request.html?way=phone', page.url()).href);
    await answered(page);
    await named(page, 'phone').pressSequentially('5552340142');
    await page.locator(`${form}[data-hydration=hydrated]`).waitFor();
    await answered(page);
    expect(await named(page, 'phone').inputValue()).toMatch(/^555-?234-?0142$/);
    await named(page, 'message').focus();
    expect(await named(page, 'phone').inputValue()).toMatch(/^555-?234-?0142$/);
  });

  test('a field that the visitor empties at once stays empty', async ({ visit }) => {
    const page = await visit('/trial/form-revealed.html?way=branch&branch=main');
    await named(page, 'branch').fill('');
    await page.locator(`${form}[data-hydration=hydrated]`).waitFor();
    await answered(page);
    expect(await named(page, 'branch').inputValue()).toBe('');
    await press(page, 'Send');
    await page.getByRole('link', { name: 'branch is Required' }).waitFor();
  });

  test('a condition on a condition, in a group of its own', async ({ visit, site }) => {
    const page = await visit('/trial/form-revealed.html?way=branch&branch=main&floor=2');
    expect(await staysWhileHydrating(page, named(page, 'door'))).toBe(true);
    await named(page, 'door').pressSequentially('12 B');
    await press(page, 'Send');
    await page.getByRole('region', { name: 'Thank you' }).waitFor();
    expect(storedForms(site.dataFolder, 'trial-revealed').at(-1)).toMatchObject({ floor: '2', door: '12 B' });
  });

  test('a cookie', async ({ visit, site }) => {
    const page = await visit('/trial/form-revealed.html', { cookies: { companyReferrer_cookie: 'Acme' } });
    await named(page, 'way').focus();
    await named(page, 'contact').waitFor();
    await named(page, 'contact').pressSequentially('Ada');
    await press(page, 'Send');
    await page.getByRole('region', { name: 'Thank you' }).waitFor();
    expect(storedForms(site.dataFolder, 'trial-revealed').at(-1)).toMatchObject({
      company: 'Acme',
      contact: 'Ada',
    });
  });

  test('what was entered in the fields of an earlier way is forgotten, and what is shown now is sent', async ({
    visit,
    site,
  }) => {
    const page = await visit('/trial/form-revealed.html?way=branch&branch=main&floor=1');
    await named(page, 'way').fill('phone');
    await named(page, 'phone').waitFor();
    await named(page, 'phone').pressSequentially('5552340142');
    await expect.poll(() => named(page, 'branch').count()).toBe(0);
    expect(await named(page, 'floor').count()).toBe(0);
    await press(page, 'Send');
    await page.getByRole('region', { name: 'Thank you' }).waitFor();
    const sent = storedForms(site.dataFolder, 'trial-revealed').at(-1);
    expect(sent).toMatchObject({ way: 'phone', phone: '555-234-0142' });
    expect(sent).not.toHaveProperty('branch');
    expect(sent).not.toHaveProperty('floor');
  });

  test('the answers that the server shows again, with what is wrong, before any script runs', async ({
    visit,
  }) => {
    const { page, letGo } = await waiting(visit, '/trial/form-revealed.html', { expectedComplaints: /422/ });
    await named(page, 'way').fill('branch');
    await press(page, 'Send');
    await page.getByRole('link', { name: 'branch is Required' }).waitFor();
    expect(await named(page, 'branch').isVisible()).toBe(true);
    expect(await named(page, 'phone').isVisible()).toBe(false);
    letGo();
    await page.locator(`${form}[data-hydration=hydrated]`).waitFor();
    await named(page, 'branch').fill('Portland');
    await press(page, 'Send');
    await page.getByRole('region', { name: 'Thank you' }).waitFor();
  });
});
