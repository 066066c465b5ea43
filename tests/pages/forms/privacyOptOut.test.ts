import type { Page } from 'playwright';
import { expect } from 'vitest';
import { storedForms } from '#tests/pages/contactForm.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { answered, test } from '#tests/pages/visit.ts';

const path = '/privacy/opt-out.html';
const label = 'Email (optional)';
/** In the dialog, because the pages have other email fields. */
const dialogLabel = 'Email you use with us (optional)';
const service = '**/svt/ecm/privacyOptOut';

/** The section in the page. The page also contains the closed dialog. */
const section = (page: Page) => page.locator('#form');
const fieldOf = (page: Page) => section(page).getByLabel(label);
const optOut = (page: Page) => section(page).getByRole('button', { name: 'Opt out' }).click();
const done = (page: Page) => page.getByRole('heading', { name: 'You are opted out' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Do not sell or share my data' });
const footerLink = (page: Page) =>
  page.locator('footer').getByRole('link', { name: 'Do not sell or share my data' });

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'privacy_optout');

test('MODAL-03 STORE-03 an email is kept and the cookie set; the confirmation has the focus', async ({
  visit,
  site,
}) => {
  const page = await visit(path);
  await fieldOf(page).fill(' ada@example.com ');
  await page.keyboard.press('Enter');
  await done(page).waitFor();
  expect(await page.locator('#form form').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.querySelector('h3')?.textContent)).toBe(
    'You are opted out',
  );
  expect(storedForms(site.dataFolder, 'privacy-opt-out').at(-1)).toMatchObject({
    identifier: 'ada@example.com',
  });
  const cookie = await cookieOf(page);
  expect(cookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
  // Browsers limit cookies to 400 days.
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 390 * 86_400);
});

test('V21 MODAL-03 an empty email sets the cookie alone; a wrong one is marked, and nothing is sent', async ({
  visit,
  site,
}) => {
  const before = storedForms(site.dataFolder, 'privacy-opt-out').length;
  const page = await visit(path);
  const input = fieldOf(page);
  for (const wrong of ['a@b.c', 'ada', 'ada,byron@example.com', `${'x'.repeat(65)}@example.com`]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other in one page
    await input.fill(wrong);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await optOut(page);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.getByText('Enter an email such as').waitFor();
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect([await input.getAttribute('aria-invalid'), await cookieOf(page)]).toEqual(['true', undefined]);
  }
  await expect.poll(() => hasFocus(input)).toBe(true);
  await input.fill('');
  await optOut(page);
  await done(page).waitFor();
  expect((await cookieOf(page))?.value).toBe('true');
  expect(storedForms(site.dataFolder, 'privacy-opt-out')).toHaveLength(before);
});

test('MODAL-03 a failure of the service is said, and the choice can be sent again', async ({ visit }) => {
  const page = await visit(path, {
    expectedComplaints: /503|not saved/,
    prepare: (opened) => opened.route(service, (route) => route.fulfill({ status: 503, body: '{}' })),
  });
  await optOut(page);
  await page.getByText('Your choice could not be saved.').waitFor();
  expect(await cookieOf(page)).toBeUndefined();
  await page.unroute(service);
  await optOut(page);
  await done(page).waitFor();
});

test('V21 MODAL-03 without JavaScript pages say the same, in the language of the visitor', async ({
  visit,
}) => {
  const page = await visit(path, { javaScriptEnabled: false });
  await fieldOf(page).fill('ada,byron@example.com');
  await optOut(page);
  await page.waitForURL(`**${path}?optOutError=email`);
  await section(page).getByText('Enter an email such as').waitFor();
  expect(await fieldOf(page).getAttribute('aria-invalid')).toBe('true');
  expect(await page.title()).toMatch(/^Error: /);
  await page.goto('/es/privacy/opt-out.html');
  await section(page).getByRole('button', { name: 'No compartir mis datos' }).click();
  await page.waitForURL('**/es/privacy/opt-out-thanks.html');
  expect((await cookieOf(page))?.value).toBe('true');
});

test('MODAL-03 MODAL-04 the footer’s link opens a dialog by keyboard: the focus goes in, stays and returns; Escape closes it', async ({
  visit,
}) => {
  const page = await visit('/privacy/');
  await answered(page);
  await footerLink(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await dialog.waitFor();
  await expect.poll(() => hasFocus(dialog.getByLabel(dialogLabel))).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press(key);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(footerLink(page))).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/privacy/');
});

test('MODAL-03 the dialog marks a wrong email, keeps a right one, and says that it is done', async ({
  visit,
  site,
}) => {
  const page = await visit('/about.html');
  await answered(page);
  await footerLink(page).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(dialogLabel).fill('ada');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter an email such as').waitFor();
  expect(await cookieOf(page)).toBeUndefined();
  await dialog.getByLabel(dialogLabel).fill('dialog@example.com');
  await dialog.getByRole('button', { name: 'Opt out' }).click();
  await done(page).waitFor();
  expect((await cookieOf(page))?.value).toBe('true');
  expect(storedForms(site.dataFolder, 'privacy-opt-out').at(-1)).toMatchObject({
    identifier: 'dialog@example.com',
  });
  expect(await dialog.getByRole('button', { name: 'Opt out' }).isVisible()).toBe(false);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('V21 MODAL-03 an address that only the service refuses is marked, and the dialog is fresh when it opens again', async ({
  visit,
}) => {
  const page = await visit('/about.html', {
    expectedComplaints: /422/,
    prepare: (opened) => opened.route(service, (route) => route.fulfill({ status: 422, body: '{}' })),
  });
  await answered(page);
  await footerLink(page).click();
  const dialog = dialogOf(page);
  const input = dialog.getByLabel(dialogLabel);
  await input.fill('ada@example.com');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter an email such as').waitFor();
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await footerLink(page).click();
  await dialog.waitFor();
  expect([await input.inputValue(), await input.getAttribute('aria-invalid')]).toEqual(['', 'false']);
  expect(await dialog.getByText('Enter an email such as').count()).toBe(0);
});

test('MODAL-03 an answer that arrives after the dialog was closed leaves it fresh', async ({ visit }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const page = await visit('/about.html', {
    prepare: (opened) =>
      opened.route(service, async (route) => {
        await held;
        await route.fulfill({ status: 200, body: '{"status":"success"}' });
      }),
  });
  await answered(page);
  await footerLink(page).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(dialogLabel).fill('ada@example.com');
  const answers = page.waitForResponse(service);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  answer();
  await (await answers).finished();
  await footerLink(page).click();
  await dialog.getByLabel(dialogLabel).waitFor();
  expect(await done(page).isVisible()).toBe(false);
});

test('MODAL-03 a page that only has the dialog is never titled as an error, and no link repeats one', async ({
  visit,
}) => {
  const page = await visit('/about.html?optOutError=x');
  expect(await page.title()).not.toMatch(/^Error: /);
  await page.goto(`${path}?optOutError=email`);
  await answered(page);
  expect(await page.title()).toMatch(/^Error: /);
  const links = page.locator('a[hreflang]');
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    expect(href).not.toContain('optOutError');
});

test('MODAL-03 with a key a link opens the page in another window', async ({ visit }) => {
  const page = await visit('/about.html');
  await answered(page);
  const opened = page.context().waitForEvent('page');
  await footerLink(page).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(`**${path}`);
  expect(await dialogOf(page).isVisible()).toBe(false);
});

test('MODAL-03 on the page itself links do not open the dialog', async ({ visit }) => {
  const page = await visit(`${path}#form`);
  await answered(page);
  await footerLink(page).click();
  await page.waitForURL((url) => url.pathname === path && url.hash === '');
  expect(await dialogOf(page).isVisible()).toBe(false);
});

test('MODAL-03 links of pages without the dialog lead to the page, with scripts too', async ({ visit }) => {
  const page = await visit('/cd-rates.html');
  await answered(page);
  await footerLink(page).click();
  await page.waitForURL(`**${path}`);
});

test('MODAL-03 without JavaScript links lead to the page', async ({ visit }) => {
  const page = await visit('/es/checking.html', { javaScriptEnabled: false });
  await page.locator('footer').getByRole('link', { name: 'No vender ni compartir' }).click();
  await page.waitForURL('**/es/privacy/opt-out.html');
});
