import type { Page } from 'playwright';
import { expect } from 'vitest';
import { fillInPerson } from '#tests/pages/applicant.ts';
import { contactPage, field, fillIn, send } from '#tests/pages/contactForm.ts';
import { answered, test } from '#tests/pages/visit.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const note = (page: Page) => page.getByText('What you entered is still here.');
const heading = (page: Page) => page.locator('[data-section=Form] li[aria-current=step]').innerText();
const stored = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));

/** Fills in an application until its third step. */
async function thirdStep(page: Page): Promise<void> {
  await field(page, 'First deposit').fill('500');
  await press(page, 'Continue');
  await fillInPerson(page);
  await press(page, 'Continue');
  await field(page, 'Street address').fill('1 Trial Street');
  await field(page, 'Social Security number').fill('123456789');
}

const checking = '/apply/checking.html';
const options = { cookies: { zipcode: '02110' } };

test('SEC-04 an application that is loaded again is at the same step, with all but the number', async ({
  visit,
}) => {
  const page = await visit(checking, options);
  await thirdStep(page);
  const step = await heading(page);
  const isThere = async () => {
    await page.reload();
    await note(page).waitFor();
    await expect.poll(() => heading(page)).toBe(step);
    expect(await page.locator('[name=street]').inputValue()).toBe('1 Trial Street');
    expect(await page.locator('[name=ssn]').inputValue()).toBe('');
    expect(await stored(page)).not.toMatch(/123456789|Trial/);
  };
  await isThere();
  // Once more, without a new entry.
  await isThere();
  // The browser's Back leads to the step before, at once.
  await page.goBack();
  await expect.poll(() => heading(page)).not.toBe(step);
  expect(await field(page, 'First name').inputValue()).toBe('Ada');
  // The note belongs to the step at which the visitor was.
  expect(await note(page).count()).toBe(0);
});

test('SEC-04 a link to another page leaves nothing behind of a form without steps', async ({ visit }) => {
  const page = await visit(contactPage);
  await fillIn(page, 'Ada');
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await stored(page)).not.toMatch(/Ada|Trial/);
});

test('SEC-04 an application goes on after another look at the rates, with what was chosen there, and without the number', async ({
  visit,
}) => {
  const page = await visit('/apply/home-equity.html?product=HELOC&loanAmount=50000', options);
  await page.locator('[name=valueOfHome]').fill('400000');
  await page.locator('[name=mortgageBalance]').fill('150000');
  await press(page, 'Continue');
  await fillInPerson(page);
  await page.getByRole('link', { name: 'Home equity', exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/home-equity.html');
  await answered(page);
  await page.goto('/apply/home-equity.html?product=HELOC&loanAmount=80000');
  await note(page).waitFor();
  expect(await page.locator('[name=amount]').inputValue()).toMatch(/80,?000/);
  expect(await page.locator('[name=valueOfHome]').inputValue()).toMatch(/400,?000/);
  expect(await stored(page)).not.toContain('Trial');
  // Another amount is shown before anything else.
  expect(await heading(page)).toBe('Your loan');
  await press(page, 'Continue');
  expect(await field(page, 'First name').inputValue()).toBe('Ada');
  expect(await field(page, 'Last name').inputValue()).toBe('Trial');
  expect(await page.getByText('You chose').innerText()).toContain('$80,000');
  // What is entered there is kept when the page is loaded again.
  await press(page, 'Back');
  await expect.poll(() => heading(page)).toBe('Your loan');
  await field(page, 'Amount').fill('90000');
  await page.reload();
  await note(page).waitFor();
  await expect.poll(() => page.locator('[name=amount]').inputValue()).toMatch(/90,?000/);
  // The same link again means what it says.
  await page.goto('/apply/home-equity.html?product=HELOC&loanAmount=80000');
  await note(page).waitFor();
  await expect.poll(() => page.locator('[name=amount]').inputValue()).toMatch(/80,?000/);
});

test('SEC-04 what is kept of an application while other pages are open has no Social Security number', async ({
  visit,
}) => {
  const page = await visit(checking, options);
  await thirdStep(page);
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await stored(page)).toContain('1 Trial Street');
  expect(await stored(page)).not.toMatch(/123-?45-?6789/);
});

test('the address decides what it prefills, and what it does not name stays', async ({ visit }) => {
  const page = await visit('/apply/loans.html?product=personal&term=12');
  await field(page, 'Amount').fill('4321');
  await page.goto('/apply/loans.html?product=auto&term=72');
  await note(page).waitFor();
  expect(await page.locator('[name=product]:checked').inputValue()).toBe('auto');
  await expect.poll(() => page.locator('[name=autoTerm]').inputValue()).toBe('72');
  expect(await field(page, 'Amount').inputValue()).toMatch(/4,?321/);
  expect(await stored(page)).not.toMatch(/4321/);
});

test('a form that is only prefilled is not said to keep anything', async ({ visit }) => {
  const page = await visit('/apply/savings.html?product=TU', options);
  await page.reload();
  await answered(page);
  expect(await page.locator('[name=product]').inputValue()).toBe('TU');
  expect(await note(page).count()).toBe(0);
});

test('SEC-04 a form that was sent leaves nothing behind', async ({ visit }) => {
  const page = await visit(contactPage);
  await fillIn(page, 'Ada');
  await page.reload();
  await note(page).waitFor();
  expect(await field(page, 'Last name').inputValue()).toBe('Trial');
  expect(await field(page, 'By email').isChecked()).toBe(true);
  await send(page);
  await page.waitForURL('**/contact-us-thanks.html?reference=*');
  expect(await page.evaluate(() => sessionStorage.getItem('carriedForms'))).toBeNull();
});

test('what the visitor enters after the page is loaded again is kept, however early', async ({ visit }) => {
  const page = await visit(contactPage);
  await fillIn(page, 'Ada');
  await page.reload();
  await field(page, 'First name').fill('Grace');
  await note(page).waitFor();
  expect(await field(page, 'First name').inputValue()).toBe('Grace');
  expect(await field(page, 'Last name').inputValue()).toBe('Trial');
});

/** Goes to a field before any of the page's scripts has run. */
const goEarly = (name: string) => ({
  content: `new MutationObserver((_changes, observer) => {
    const field = document.querySelector('[name=${name}]');
    if (!field) return;
    field.focus();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });`,
});

test('what comes back to a field in which the visitor already is gives way to what is typed', async ({
  visit,
}) => {
  const page = await visit(contactPage);
  await fillIn(page, 'Ada');
  await page.addInitScript(goEarly('firstName'));
  await page.reload();
  await note(page).waitFor();
  expect(await field(page, 'First name').inputValue()).toBe('Ada');
  await page.keyboard.type('Grace');
  expect(await field(page, 'First name').inputValue()).toBe('Grace');
});

test('so does what a cookie prefills', async ({ visit }) => {
  const page = await visit('/trial/form-prefill.html', {
    cookies: { companyReferrer_cookie: 'Acme' },
    before: goEarly('company'),
  });
  const company = page.locator('[name=company]');
  await expect.poll(() => company.inputValue()).toBe('Acme');
  await page.keyboard.type('Globex');
  expect(await company.inputValue()).toBe('Globex');
});
