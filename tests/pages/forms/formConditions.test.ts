import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { storedLeads } from '#tests/pages/contactForm.ts';
import { test } from '#tests/pages/visit.ts';

const field = (page: Page, name: string) => page.locator(`[data-section=Form] [name="${name}"]`);

/** Waits until a test page's form is hydrated. */
async function hydrated(page: Page): Promise<Page> {
  await page.locator('[data-section=Form] :is(input:not([type=hidden]), select)').first().focus();
  await page.locator('[data-section=Form][data-hydration=hydrated]').waitFor();
  return page;
}

/** Returns the names of the visible fields, in order. */
const seen = (page: Page) =>
  page
    .locator('[data-section=Form] :is(input, select):visible:not([name=website])')
    .evaluateAll((fields) => [...new Set(fields.map((one) => one.getAttribute('name')))]);

/** Returns the answers in the newest lead, without what the page says about the form (FORM-16). */
function lastAnswers(dataFolder: string): Record<string, string> {
  const { cpagepath: _page, leadFormId: _form, ...answers } = storedLeads(dataFolder).at(-1) ?? {};
  return answers;
}

test('COND-01 the country decides between state and province, and what was chosen before is forgotten', async ({
  visit,
  site,
}) => {
  const page = await hydrated(await visit('/trial/form-regions.html'));
  await field(page, 'country').selectOption('US');
  await field(page, 'state').selectOption('ME');
  await expect.poll(() => seen(page)).toEqual(['country', 'state']);
  await field(page, 'country').selectOption('CA');
  await field(page, 'province').selectOption('ON');
  await expect.poll(() => seen(page)).toEqual(['country', 'province']);
  await field(page, 'country').selectOption('JP');
  await expect.poll(() => seen(page)).toEqual(['country']);
  await field(page, 'country').selectOption('US');
  await expect.poll(() => field(page, 'state').inputValue()).toBe('');
  await field(page, 'country').selectOption('JP');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('region', { name: 'Thank you' }).waitFor();
  expect(lastAnswers(site.dataFolder)).toEqual({ country: 'JP' });
});

test('COND-02 “other” reveals and requires the job title', async ({ visit }) => {
  const page = await hydrated(await visit('/trial/form-application.html'));
  expect(await seen(page)).not.toContain('jobTitleOther');
  await field(page, 'JobTitle').selectOption('other');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('link', { name: 'Your job title is Required' }).waitFor();
  await field(page, 'JobTitle').selectOption('owner');
  await expect.poll(() => seen(page)).not.toContain('jobTitleOther');
});

test('COND-03 COND-04 COND-05 what becomes required loses its word “optional”', async ({ visit }) => {
  const page = await hydrated(await visit('/trial/form-application.html'));
  const optional = (label: string) => page.getByLabel(`${label} (optional)`, { exact: true }).count();
  expect([
    await optional('Employer'),
    await optional('Describe your income'),
    await optional('Street'),
  ]).toEqual([1, 1, 1]);
  await field(page, 'employmentStatus').selectOption('SELF');
  await field(page, 'incomeSource').selectOption('OTHR');
  await page.getByLabel('Yes', { exact: true }).check();
  await expect.poll(() => optional('Employer')).toBe(0);
  expect([await optional('Describe your income'), await optional('Street')]).toEqual([0, 0]);
});

test('COND-07 the type of merchant decides what is asked', async ({ visit }) => {
  const page = await hydrated(await visit('/trial/form-merchant.html'));
  for (const [type, names] of [
    ['new', ['customerType', 'zipCode', 'industry']],
    ['integrated', ['customerType', 'zipCode']],
    ['existing', ['customerType', 'merchantId']],
  ] as const) {
    await field(page, 'customerType').selectOption(type);
    await expect.poll(() => seen(page)).toEqual(names);
  }
});

describe('FORM-15 the Japanese form', () => {
  test('COND-08 shows the numbers of the telephone type', async ({ visit }) => {
    const page = await hydrated(await visit('/trial/form-japan.html'));
    await page.getByLabel('In Japan', { exact: true }).check();
    await expect.poll(() => seen(page)).toContain('NonUsNumber');
    expect(await seen(page)).not.toContain('UsNumber');
    await page.getByLabel('In the United States and in Japan').check();
    await expect.poll(() => seen(page)).toContain('UsNumber');
  });

  test('COND-09 forces the disclaimer to “no” and disables it without an SSN', async ({ visit, site }) => {
    const page = await hydrated(await visit('/trial/form-japan.html'));
    const no = page.getByLabel('No', { exact: true });
    await expect.poll(() => no.isChecked()).toBe(true);
    expect(await no.isDisabled()).toBe(true);
    await field(page, 'japaneseTaxType').selectOption('ssn');
    await expect.poll(() => no.isDisabled()).toBe(false);
    await page.getByLabel('Yes', { exact: true }).check();
    await page.getByRole('group', { name: 'Tax payer' }).waitFor();
    await field(page, 'japaneseSsnNumber').pressSequentially('123456789');
    await field(page, 'japaneseTaxType').selectOption('none');
    await page.getByRole('group', { name: 'Tax payer' }).waitFor({ state: 'detached' });
    expect(await no.isChecked()).toBe(true);
    await page.getByLabel('In the United States', { exact: true }).check();
    await field(page, 'UsNumber').pressSequentially('2075550142');
    // The mask is loaded with the field, which has just appeared.
    await expect.poll(() => field(page, 'UsNumber').inputValue()).toBe('207-555-0142');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('region', { name: 'Thank you' }).waitFor();
    expect(lastAnswers(site.dataFolder)).toEqual({
      japanesePhoneType: 'us',
      UsNumber: '207-555-0142',
      japaneseTaxType: 'none',
      japaneseDisclaimer: 'no',
    });
  });

  test('VAL-05 the number is in no place of the page, and is kept while other fields change', async ({
    visit,
  }) => {
    const page = await hydrated(await visit('/trial/form-japan.html'));
    await field(page, 'japaneseTaxType').selectOption('ssn');
    const ssn = field(page, 'japaneseSsnNumber');
    await ssn.pressSequentially('123-45-678');
    expect(await ssn.inputValue()).toBe('123-45-678');
    await ssn.press('9');
    expect(await ssn.inputValue()).toBe('***-**-6789');
    await page.getByLabel('In Japan', { exact: true }).check();
    await page.getByLabel('Yes', { exact: true }).check();
    await expect.poll(() => ssn.inputValue()).toBe('***-**-6789');
    const everywhere = await page.evaluate(
      () =>
        document.documentElement.outerHTML +
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]) +
        document.cookie +
        [...document.querySelectorAll('input')].map(({ value, defaultValue }) => value + defaultValue).join(),
    );
    expect(everywhere.replaceAll('-', '')).not.toContain('123456789');
    await ssn.press('End');
    await ssn.press('Backspace');
    expect(await ssn.inputValue()).toBe('');
    const [request] = await Promise.all([
      page.waitForRequest('**/forms/japan'),
      (async () => {
        await ssn.pressSequentially('987654321');
        await field(page, 'NonUsNumber').pressSequentially('09012345678');
        await field(page, 'japaneseTaxPayerInfo').fill('Ana Ruiz');
        await page.getByRole('button', { name: 'Send' }).click();
      })(),
    ]);
    const body = new URLSearchParams(request.postData() ?? '');
    expect(body.get('japaneseSsnNumber')).toBe('987654321');
    expect(body.get('NonUsNumber')).toBe('090-1234-5678');
  });
});

describe('a form of every kind', () => {
  test('FORM-03 shows all fields without JavaScript, and the server leaves out those that its conditions hide', async ({
    visit,
    site,
  }) => {
    const page = await visit('/trial/form-regions.html', { javaScriptEnabled: false });
    expect(await seen(page)).toEqual(['country', 'state', 'province']);
    await field(page, 'country').selectOption('CA');
    await field(page, 'state').selectOption('ME');
    await field(page, 'province').selectOption('ON');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/contact-us-thanks.html*');
    expect(lastAnswers(site.dataFolder)).toEqual({ country: 'CA', province: 'ON' });
  });

  test.for([
    [
      'VAL-04',
      'japanesePhone',
      '000123456',
      '000-123-456',
      'Phone in Japan does not look like a phone number',
    ],
    [
      'V6 VAL-06',
      'income',
      '12a,500.5',
      '12a,500.5',
      'Yearly income needs an amount above zero, such as $1,500',
    ],
    ['VAL-06', 'income', '0', '0', 'Yearly income needs an amount above zero, such as $1,500'],
    ['VAL-08', 'years', '1x', '1x', 'Years at this address needs a number'],
    ['VAL-07', 'phrase', 'short', 'short', 'A phrase for the phone needs at least 8 characters'],
    ['VAL-12', 'confirmEmail', 'other@example.com', 'other@example.com', 'Email again does not match Email'],
  ] as const)('%s %s typed as %s shows %s and says “%s”', async ([, name, keys, shown, words], { visit }) => {
    const page = await hydrated(await visit('/trial/form-every-kind.html'));
    await field(page, 'email').fill('ann@example.com');
    const input = field(page, name);
    await input.pressSequentially(keys);
    await expect.poll(() => input.inputValue()).toBe(shown);
    await input.blur();
    await page.getByText(words).waitFor();
    expect(await input.getAttribute('aria-invalid')).toBe('true');
  });

  test('VAL-03 the caret stays where it is while a number is set apart', async ({ visit }) => {
    const page = await hydrated(await visit('/trial/form-every-kind.html'));
    const phone = field(page, 'phone');
    await phone.pressSequentially('2075550142');
    await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2));
    await phone.press('9');
    expect(await phone.inputValue()).toBe('297-555-0142');
    expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  });
});

test('COND-03 what is never required says so without JavaScript too, where its condition is not known', async ({
  visit,
}) => {
  const page = await visit('/apply/loans.html', { javaScriptEnabled: false });
  expect(await page.getByLabel('Your credit (optional)', { exact: true }).count()).toBe(1);
  expect(await page.getByLabel('Amount', { exact: true }).count()).toBe(1);
});
