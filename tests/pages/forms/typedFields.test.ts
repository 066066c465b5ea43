import type { Page } from 'playwright';
import { expect } from 'vitest';
import { banner, contactPage, field, fillIn, send, storedForms } from '#tests/pages/contactForm.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

/** Opens a contact page with a hydrated form, which validates fields on blur. */
async function hydrated(page: Page): Promise<Page> {
  await field(page, 'First name').focus();
  await page.locator('[data-section=Form][data-hydration=hydrated]').waitFor();
  return page;
}

/** Types into a field and leaves it. @returns The error that is then shown, or an empty string. */
async function said(page: Page, label: string, keys: string, expected: string): Promise<string> {
  const input = field(page, label);
  await input.fill('');
  await input.pressSequentially(keys);
  await input.blur();
  const error = page.locator(`[id="${await input.getAttribute('id')}-error"]`);
  await (expected === ''
    ? error.waitFor({ state: 'detached' })
    : error.filter({ hasText: expected }).waitFor());
  const isInvalid = (await input.getAttribute('aria-invalid')) === 'true';
  return isInvalid ? error.innerText() : '';
}

test.for([
  [
    'VAL-01 VAL-09',
    'First name',
    { '': 'First name is Required', a: '', ['x'.repeat(61)]: 'First name may have at most 60 characters' },
  ],
  [
    'VAL-02',
    'Zip code',
    { '': 'Zip code is Required', '123': 'Zip code does not appear to be a zipcode', '04101': '' },
  ],
  [
    'VAL-03',
    'Phone (optional)',
    {
      '': '',
      '0000000000': 'Phone does not look like a phone number',
      '0001234567': 'Phone does not look like a phone number',
      '555123': 'Phone needs 10 digits',
      '2075550142': '',
    },
  ],
  [
    'VAL-11',
    'Email',
    {
      trial: 'Email needs an address such as name@example.com',
      'trial@example.c': 'Email needs an address such as name@example.com',
      'trial@example.com': '',
    },
  ],
  ['VAL-09', 'Your message', { 'too short': 'Your message needs at least 20 characters' }],
] as const)(
  '%s what is wrong with “%s” is said as soon as it is left',
  async ([, label, cases], { visit }) => {
    const page = await hydrated(await visit(contactPage));
    const heard: Record<string, string> = {};
    for (const [keys, expected] of Object.entries(cases))
      heard[keys] = await said(page, label, keys, expected);
    expect(heard).toEqual(cases);
  },
);

test('V1 V26 VAL-02 VAL-03 every usual spelling, typed, becomes the value that is sent', async ({
  visit,
}) => {
  const page = await hydrated(await visit(contactPage));
  for (const [label, keys, kept] of [
    ['Phone (optional)', '2075550142', '207-555-0142'],
    ['Phone (optional)', '+1 207 555 0142', '207-555-0142'],
    ['Phone (optional)', '1-207-555-0142', '207-555-0142'],
    ['Phone (optional)', '(207) 555-0142', '207-555-0142'],
    ['Zip code', '04101-1234', '04101'],
    ['First name', '  Ana  ', 'Ana'],
  ] as const) {
    const input = field(page, label);
    await input.fill('');
    await input.pressSequentially(keys);
    await input.blur();
    await expect.poll(() => input.inputValue()).toBe(kept);
    expect(await input.getAttribute('aria-invalid')).toBeNull();
  }
});

test('V3 VAL-02 VAL-03 no character is lost while typing or pasting: what cannot be a value is marked', async ({
  visit,
}) => {
  const page = await hydrated(await visit(contactPage));
  const foreign = 'Phone needs a US phone number without an extension';
  for (const [label, text, error] of [
    ['Phone (optional)', '+44 20 7946 0958', foreign],
    ['Phone (optional)', '207-555-0142 x99', foreign],
    ['Phone (optional)', '1075550142', 'Phone does not look like a phone number'],
    ['Zip code', '04101 Main Street', 'Zip code does not appear to be a zipcode'],
  ] as const)
    for (const isPasted of [false, true]) {
      const input = field(page, label);
      await input.fill('');
      if (isPasted) {
        await input.focus();
        await page.keyboard.insertText(text);
      } else await input.pressSequentially(text);
      // Only separators may change.
      expect((await input.inputValue()).replace(/[ -]/g, '')).toBe(text.replace(/[ -]/g, ''));
      await input.blur();
      await page
        .locator(`[id="${await input.getAttribute('id')}-error"]`)
        .filter({ hasText: error })
        .waitFor();
    }
});

test('V2 VAL-03 a number that was there before the scripts is taken over, and sent as its ten digits', async ({
  visit,
  site,
}) => {
  const page = await visit(contactPage);
  await field(page, 'Phone (optional)').evaluate((input: HTMLInputElement) => {
    input.value = '(207) 555-0142';
  });
  await hydrated(page);
  await expect.poll(() => field(page, 'Phone (optional)').inputValue()).toBe('207-555-0142');
  await fillIn(page, 'Autofilled');
  await field(page, 'Last name').fill('Byron\u200b');
  await send(page);
  const lead = { firstName: 'Autofilled', lastName: 'Byron', phone: '207-555-0142' };
  await expect
    .poll(() => storedForms(site.dataFolder, 'contact-us'))
    .toContainEqual(expect.objectContaining(lead));
});

test('V6 VAL-06 VAL-08 an amount or a number never becomes another one while it is typed', async ({
  visit,
}) => {
  const page = await visit('/trial/form-every-kind.html');
  await hydrated(page);
  for (const [label, text] of [
    ['Yearly income (optional)', '-$500'],
    ['Yearly income (optional)', '(500.00)'],
    ['Yearly income (optional)', '25k'],
    ['Yearly income (optional)', '20000,00'],
    ['Years at this address (optional)', '1,5'],
    ['Years at this address (optional)', '-1'],
  ] as const) {
    const input = field(page, label);
    await input.fill('');
    await input.pressSequentially(text);
    expect(await input.inputValue()).toBe(text);
    await input.blur();
    await page.locator(`[id="${await input.getAttribute('id')}-error"]`).waitFor();
  }
});

test('VAL-05 a tax number that is pasted with other characters or too many digits is marked, not shortened', async ({
  visit,
}) => {
  const page = await visit('/trial/form-every-kind.html');
  await hydrated(page);
  const input = field(page, 'Social Security number (optional)');
  const error = page.locator(`[id="${await input.getAttribute('id')}-error"]`);
  for (const text of ['1234567890', '123-45-6789 Ada', '***-**-6789']) {
    await input.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
    await input.blur();
    await error.filter({ hasText: 'needs nine digits' }).waitFor();
  }
  await input.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('１２３ 45 6789');
  expect(await input.inputValue()).toBe('***-**-6789');
  await error.waitFor({ state: 'detached' });
});

test('V11 VAL-13 a day that does not exist is marked in an optional field, and not dropped', async ({
  visit,
}) => {
  const page = await visit('/trial/form-day.html');
  const day = page.getByLabel('Day');
  await day.focus();
  await page.locator('[data-section=Form][data-hydration=hydrated]').waitFor();
  await day.pressSequentially('02302030');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('link', { name: 'Day needs a day that exists' }).waitFor();
  await day.fill('2030-02-28');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you').first().waitFor();
});

test('V13 FORM-19 two fields with the same message have an entry each', async ({ visit }) => {
  const page = await visit('/trial/form-same-words.html');
  await page.getByRole('button', { name: 'Send' }).click();
  const links = banner(page).getByRole('link');
  await links.first().waitFor();
  expect(await links.allInnerTexts()).toEqual(['Street: Fill this in', 'City: Fill this in']);
  await links.nth(1).click();
  await expect.poll(() => hasFocus(page.getByLabel('City', { exact: true }))).toBe(true);
});

test('VAL-10 an empty choice is refused and a chosen one accepted', async ({ visit }) => {
  const page = await hydrated(await visit(contactPage));
  const select = field(page, 'What is it about?');
  await select.focus();
  await select.blur();
  await page.getByText('Choose what your message is about').waitFor();
  await select.selectOption('loan');
  await page.getByText('Choose what your message is about').waitFor({ state: 'detached' });
  expect(await select.getAttribute('aria-invalid')).toBeNull();
});

test('VAL-09 a message counts the characters that are left, and those too many', async ({ visit }) => {
  const page = await hydrated(await visit(contactPage));
  const message = field(page, 'Your message');
  const counter = page.locator(`[id="${await message.getAttribute('id')}-counter"]`);
  await message.fill('x'.repeat(990));
  await page.getByText('10 characters left').waitFor();
  expect(await counter.getAttribute('aria-live')).toBe('polite');
  await message.fill('x'.repeat(1003));
  await page.getByText('3 characters too many').waitFor();
  expect(await message.getAttribute('aria-describedby')).toContain('-counter');
});

test('VAL-09 a message without a limit of its own counts down from the default of 200', async ({ visit }) => {
  const page = await visit('/trial/form-message.html');
  const message = page.getByLabel('Message');
  await message.focus();
  await page.locator('[data-section=Form][data-hydration=hydrated]').waitFor();
  const counter = page.locator(`[id="${await message.getAttribute('id')}-counter"]`);
  expect(await counter.innerText()).toBe('200 characters left');
  await message.fill('x'.repeat(195));
  await counter.filter({ hasText: '5 characters left' }).waitFor();
  await message.fill('x'.repeat(201));
  await counter.filter({ hasText: '1 characters too many' }).waitFor();
  expect(await message.getAttribute('aria-describedby')).toContain('-counter');
});

test('VAL-01 an error goes as soon as the field is right again', async ({ visit }) => {
  const page = await hydrated(await visit(contactPage));
  const input = field(page, 'Zip code');
  await input.pressSequentially('12');
  await input.blur();
  const error = page.getByText('Zip code does not appear to be a zipcode');
  await error.waitFor();
  await input.pressSequentially('345');
  await error.waitFor({ state: 'detached' });
  expect(await input.getAttribute('aria-invalid')).toBeNull();
});

test('an error that appears above the focused field does not push it out of the window', async ({
  visit,
}) => {
  const page = await hydrated(await visit(contactPage, { viewport: { width: 375, height: 600 } }));
  const bottomEdge = (label: string) =>
    field(page, label).evaluate((input) => input.getBoundingClientRect().bottom);
  await field(page, 'First name').fill('');
  const next = await bottomEdge('Last name');
  // Puts the next field at the window's lower edge, where the error pushes it out.
  await page.evaluate((down) => scrollBy(0, down), next - 598);
  expect(await bottomEdge('Last name')).toBeGreaterThan(590);
  await field(page, 'Last name').evaluate((input) => input.focus({ preventScroll: true }));
  const input = field(page, 'First name');
  await page.locator(`[id="${await input.getAttribute('id')}-error"]`).waitFor();
  expect(await bottomEdge('Last name')).toBeLessThanOrEqual(600);
});
