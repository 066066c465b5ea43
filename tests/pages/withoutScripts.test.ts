import { describe, expect } from 'vitest';
import { fillIn, storedLeads } from './contactForm.ts';
import { demoPages } from './demoPages.ts';
import { test } from './visit.ts';

const withoutScripts = { javaScriptEnabled: false };

describe.each(demoPages())('%s without JavaScript', (path) => {
  test('shows every heading and text that it has', async ({ visit }) => {
    const page = await visit(path, withoutScripts);
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, summary, label)')]
        .filter((element) => element.textContent.trim() !== '')
        // Answers are opened by the visitor; links between steps are for those who see one at a time.
        .filter((element) => !element.closest('details:not([open]) > :not(summary), p.steps'))
        .filter(
          (element) => !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
        )
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(hidden).toEqual([]);
    expect(await page.locator('main :is(h1, h2, h3)').count()).toBeGreaterThan(0);
  });

  test('lets the visitor open every answer and the navigation', async ({ visit }) => {
    const page = await visit(path, { ...withoutScripts, viewport: { width: 375, height: 800 } });
    const shown: boolean[] = [];
    for (const summary of await page.locator('main summary').all()) {
      await summary.click();
      shown.push(await summary.locator('xpath=following-sibling::*').first().isVisible());
    }
    expect(shown).not.toContain(false);
    await page.locator('button.menu').click();
    const drawer = page.locator('header nav[popover]');
    expect(await drawer.locator('.items > li').first().isVisible()).toBe(true);
    for (const summary of await drawer.locator('summary').all()) {
      await summary.click();
      await drawer.locator('details[open] a').first().waitFor({ state: 'visible' });
    }
  });
});

test('all steps of a time line show one after the other, and no control that does nothing', async ({
  visit,
}) => {
  const page = await visit('/cd-rates.html', withoutScripts);
  expect(await page.locator('[role=tabpanel]:visible').count()).toBe(4);
  expect(await page.locator('[role=tab]:visible').count()).toBe(0);
});

test('FORM-03 the contact form posts natively, the lead is stored, and the page says thank you', async ({
  visit,
  site,
}) => {
  const page = await visit('/contact-us.html', withoutScripts);
  await fillIn(page, 'Ada <b>');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL('**/contact-us-thanks.html');
  expect(await page.locator('h1').innerText()).toContain('Thank you');
  expect(storedLeads(site.dataFolder)).toEqual([
    expect.objectContaining({ firstName: 'Ada <b>', zipCode: '04101', topic: 'cd', formType: 'contact' }),
  ]);
});

test('FORM-03 an incomplete native post stores nothing and leads to the page that says why', async ({
  visit,
}) => {
  const page = await visit('/contact-us.html', withoutScripts);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL((url) => url.pathname === '/contact-us.error.html');
  expect(await page.locator('main').innerText()).toContain('Your message was not sent');
  expect(await page.locator('main').innerText()).toContain('E-mail');
});

test('PAGE-09 the zip code prompt sets the cookie and leads back to the page', async ({ visit }) => {
  const page = await visit('/cd-rates.html', withoutScripts);
  await page.getByLabel('Enter your zip code').first().fill('04101');
  await page.getByRole('button', { name: 'Show rates' }).first().click();
  await page.waitForURL('**/cd-rates.html');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'zipcode')?.value).toBe('04101');
});

test('PAGE-09 a zip-dependent table shows its dated default rates when nobody can ask for others', async ({
  visit,
}) => {
  const page = await visit('/trial/zip-rates.html', withoutScripts);
  expect(await page.locator('.card:visible').count()).toBe(3);
  expect(await page.getByText('Rates as of January 2, 2026').count()).toBe(3);
});

test('SRCH-01 the search box is a plain form that asks the results page', async ({ visit }) => {
  const page = await visit('/search.html', withoutScripts);
  await page.getByLabel('What are you looking for?').fill('penalty');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search.html?q=penalty');
});
