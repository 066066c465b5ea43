import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { checkShown } from '#tests/pages/checks/checkShown.ts';
import { formatDay } from '#lib/format/dates.ts';
import { fillIn, storedLeads } from '#tests/pages/contactForm.ts';
import { sectionPages } from '#tests/pages/demoPages.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

interface RateFile {
  readonly products: readonly { readonly effectiveFrom: string }[];
}

const withoutScripts = { javaScriptEnabled: false };

test.for(sectionPages())(
  '%s without JavaScript shows every heading and text that it has, and lets the visitor open every answer and the navigation',
  async (path, { visit }) => {
    const page = await visit(path, { ...withoutScripts });
    await checkShown(page);
    await page.setViewportSize({ width: 375, height: 800 });
    const shown: boolean[] = [];
    for (const summary of await page
      .locator('main details:not(:has(> :last-child:empty)) > summary:not(:only-child)')
      .all()) {
      // A click would close details that are already open.
      if ((await summary.locator('xpath=..').getAttribute('open')) !== null) continue;
      await summary.click();
      shown.push(await summary.locator('xpath=following-sibling::*').first().isVisible());
    }
    expect(shown).not.toContain(false);
    await page.locator('[data-menu=open]').click();
    const drawer = page.locator('header nav[popover]');
    expect(await drawer.locator('> ul > li').first().isVisible()).toBe(true);
    for (const summary of await drawer.locator('summary').all()) {
      await summary.click();
      await drawer.locator('details[open] a').first().waitFor({ state: 'visible' });
    }
  },
);

test('all steps of a time line show one after the other, and no control that does nothing', async ({
  visit,
}) => {
  const page = await visit('/cd-rates.html', withoutScripts);
  expect(await page.locator('[role=tabpanel]:visible').count()).toBe(4);
  expect(await page.locator('[role=tab]:visible').count()).toBe(0);
});

test('WIDG-07 a notice can be closed', async ({ visit }) => {
  const page = await visit('/trial/notice.html', withoutScripts);
  const notice = page.getByRole('region', { name: 'Important notice' });
  await notice.waitFor();
  await notice.getByLabel('Close notice').focus();
  await page.keyboard.press('Enter');
  await notice.waitFor({ state: 'hidden' });
});

test('WIDG-07 a notice can be closed when only the page’s script is blocked', async ({ visit }) => {
  const page = await visit('/trial/notice.html', {
    expectedComplaints: /ERR_FAILED/,
    prepare: (opened) => opened.route('**/assets/*.js', (route) => route.abort()),
  });
  const notice = page.getByRole('region', { name: 'Important notice' });
  await notice.getByLabel('Close notice').click();
  await notice.waitFor({ state: 'hidden' });
});

test('FORM-03 the contact form posts natively, the lead is stored, and the page says thank you', async ({
  visit,
  site,
}) => {
  const page = await visit('/contact-us.html', withoutScripts);
  await fillIn(page, 'Ada <b>');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL('**/contact-us-thanks.html*');
  expect(await page.locator('h1').innerText()).toContain('Thank you');
  expect(storedLeads(site.dataFolder)).toEqual([
    expect.objectContaining({ firstName: 'Ada <b>', zipCode: '04101', topic: 'cd', formType: 'contact' }),
  ]);
});

test('FORM-03 FORM-19 VAL-16 an incomplete native post shows the form again: what is wrong, and what was entered', async ({
  visit,
  site,
}) => {
  const before = storedLeads(site.dataFolder).length;
  const page = await visit('/contact-us.html', { ...withoutScripts, expectedComplaints: /422/ });
  await page.getByLabel('First name').fill('Ada "<b>"');
  await page.getByLabel('Phone (optional)').fill('000');
  await page.getByLabel('What is it about?').selectOption('other');
  await page.getByLabel('By telephone').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('region', { name: 'Please check what you entered' });
  await summary.waitFor();
  expect(storedLeads(site.dataFolder)).toHaveLength(before);
  expect(await page.title()).toMatch(/^Error: Contact us/);
  await expect.poll(() => hasFocus(summary)).toBe(true);
  expect(await summary.getByRole('link').allInnerTexts()).toEqual([
    'Last name is Required',
    'Email is Required',
    'Phone does not look like a phone number',
    'Zip code is Required',
    'Tell us the topic is Required',
    'Write your message',
    'Let us use these details to answer you',
  ]);
  for (const link of await summary.getByRole('link').all()) {
    await link.click();
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    const field = page.locator(`[id="${id}"]`);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const described = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
    const error = described.find((part) => part.endsWith('-error'));
    expect(await page.locator(`[id="${error}"]`).innerText()).toBe(await link.innerText());
  }
  expect(await page.getByLabel('First name').inputValue()).toBe('Ada "<b>"');
  expect(await page.getByLabel('What is it about?').inputValue()).toBe('other');
  expect(await page.getByLabel('By telephone').isChecked()).toBe(true);

  // The visitor asked to be called.
  await page.getByLabel('Phone (optional)').fill('555-234-0142');
  await page.getByLabel('Last name').fill('Trial');
  await page.getByLabel('Email', { exact: true }).fill('again@example.com');
  await page.getByLabel('Zip code').fill('04101');
  await page.getByLabel('Tell us the topic').fill('Boats');
  await page.getByLabel('Your message').fill('Please tell me about loans for boats.');
  await page.getByLabel('You may use these details').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL('**/contact-us-thanks.html*');
  expect(storedLeads(site.dataFolder).at(-1)).toMatchObject({ firstName: 'Ada "<b>"', topicOther: 'Boats' });
});

const zipPrompt = (page: Page) => page.locator('[data-section=ZipCodePrompt]');

test('PAGE-09 RATE-02 STORE-03 the zip code prompt keeps the zip code, and the page comes back with its rates', async ({
  visit,
}) => {
  const page = await visit('/trial/cd-cards.html', withoutScripts);
  await zipPrompt(page).getByLabel('Enter your zip code').fill('04101');
  await zipPrompt(page).getByRole('button', { name: 'Show rates' }).click();
  await page.waitForURL('**/trial/cd-cards.html?zip=known#*');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'zipcode');
  expect(cookie).toMatchObject({ value: '04101', sameSite: 'Lax' });
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(180, 0);
  expect(await page.getByText('Rates for zip code 04101 are shown.').isVisible()).toBe(true);
  const terms = page.locator('article', { hasText: 'Standard CD' }).locator('table');
  expect(await terms.isVisible()).toBe(true);
  expect(await terms.locator('tr', { hasText: '$50,000-$99,999.99' }).innerText()).toContain('4.34%');
});

test('PAGE-09 a zip code that is none is said in the form, in the title too, and the field has the focus', async ({
  visit,
}) => {
  const page = await visit('/cd-rates.html', withoutScripts);
  const title = await page.title();
  await zipPrompt(page).getByLabel('Enter your zip code').fill('0410');
  await zipPrompt(page).getByRole('button', { name: 'Show rates' }).click();
  await page.waitForURL('**/cd-rates.html?zipError=*');
  expect(await page.title()).toBe(`Error: ${title}`);
  const field = zipPrompt(page).getByLabel('Enter your zip code');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => hasFocus(field)).toBe(true);
  expect(await zipPrompt(page).getByRole('alert').innerText()).toBe('Enter the five digits of your zip code');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('zipcode');
});

test('RATE-02 RATE-18 the server’s rates for a zip code are taken over: nothing is asked twice, and it can be changed', async ({
  visit,
}) => {
  const calls: string[] = [];
  const page = await visit('/cd-rates.html?zip=known', {
    cookies: { zipcode: '04101' },
    prepare: (opened) => {
      opened.on('request', (request) => {
        // Rates in texts ask for themselves, with another address.
        const url = request.url();
        if (url.includes('/rateApi') && !url.includes('output=json')) calls.push(url);
      });
      return Promise.resolve();
    },
  });
  await page.locator('[data-section=CdRateCards]').scrollIntoViewIfNeeded();
  await page.locator('[data-section=CdRateCards][data-hydration=hydrated]').waitFor();
  expect(await page.getByText('Rates for zip code 04101 are shown.').isVisible()).toBe(true);
  expect(calls).toEqual([]);
  await zipPrompt(page).getByLabel('Enter your zip code').fill('80202');
  await page.keyboard.press('Enter');
  await page.getByText('Rates for zip code 80202 are shown.').waitFor();
  expect(calls).toHaveLength(1);
});

test.for(['/trial/savings-by-zip.html', '/cash-out-refinance.html', '/personal-line-of-credit.html'])(
  'PAGE-09 %s shows dated rates, asks for the zip code, and leads back to its rates',
  async (path, { visit }) => {
    const page = await visit(path, withoutScripts);
    expect(await page.locator('main [data-part=digits]').first().isVisible()).toBe(true);
    await page.locator('main [data-words] [name=zipcode]').fill('80202');
    await page.keyboard.press('Enter');
    await page.locator('main [data-words]').getByText('Rates for zip code 80202 are shown.').waitFor();
    expect(await page.locator('main [data-words] [name=zipcode]').count()).toBe(0);
  },
);

test('RATE-12 mortgage rates of another state are asked for with a button', async ({ visit }) => {
  const page = await visit('/mortgage-rates.html', withoutScripts);
  const rates = page.locator('main [data-words]');
  await rates.getByLabel('State').selectOption('Maine');
  await rates.getByRole('button', { name: 'Show rates' }).click();
  await rates.getByText('Rates for Maine are shown.').waitFor();
  expect(await rates.getByLabel('State').inputValue()).toBe('Maine');
});

test('PAGE-09 a zip-dependent table shows its dated default rates when nobody can ask for others', async ({
  visit,
}) => {
  const page = await visit('/trial/zip-rates.html', withoutScripts);
  expect(await page.locator('main article:visible').count()).toBe(3);
  // The days on which the bank's rates came into force.
  const days = (JSON.parse(readFileSync('pages-json/rates/cd.json', 'utf8')) as RateFile).products
    .map(({ effectiveFrom }) => effectiveFrom)
    .filter((day) => day <= new Date().toISOString().slice(0, 10));
  const shown = await page.getByText(/^Rates as of /).allInnerTexts();
  expect(shown).toHaveLength(3);
  for (const text of shown) expect(days.map((day) => `Rates as of ${formatDay(day, 'en')}`)).toContain(text);
});

test('SRCH-01 the search box is a plain form that asks the results page', async ({ visit }) => {
  const page = await visit('/search.html', withoutScripts);
  await page.getByLabel('What are you looking for?').fill('penalty');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search.html?q=penalty');
});
