import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { fillInAddress, fillInPerson } from '#tests/pages/applicant.ts';
import { banner, field, storedForms } from '#tests/pages/contactForm.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

const address = '/apply/savings.html?product=CD99&term=12&amount=10000';
const phone = { viewport: { width: 375, height: 812 } };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const step = (page: Page) => page.locator('[data-section=Form] li[aria-current=step]').innerText();
const heading = (page: Page, text: string) =>
  page.locator('[data-section=Form] :is(legend, h3)').filter({ hasText: text });

describe('an application in steps', () => {
  test('shows the field that the address reveals from the start', async ({ visit }) => {
    const page = await visit(address);
    expect(await page.locator('[name=term]').inputValue()).toBe('12');
    expect(await page.locator('[name=term]').isVisible()).toBe(true);
    expect(await page.locator('[name=jumboTerm]').isVisible()).toBe(false);
    await field(page, 'Account').selectOption('JB99');
    await page.locator('[name=jumboTerm]').waitFor();
    expect(await page.locator('[name=term]').count()).toBe(0);
    const empty = await visit('/apply/savings.html');
    expect(await empty.locator('[name=term], [name=jumboTerm]').filter({ visible: true }).count()).toBe(0);
  });

  test('opens a 12-month CD seen for 02110: what was chosen comes along, from step to step', async ({
    visit,
    site,
  }) => {
    const page = await visit('/cd-rates.html', { ...phone, cookies: { zipcode: '02110' } });
    await page.getByText('Rates for zip code 02110 are shown.').waitFor();
    await page.getByRole('link', { name: 'Open Standard CD 12 months' }).click();
    await page.waitForURL(/\/apply\/savings\.html\?product=CD99&term=12&amount=10000$/);
    await expect.poll(() => page.locator('[name=term] option:checked').textContent()).toBe('12 months');
    expect(await field(page, 'Deposit').inputValue()).toMatch(/^\$?10,?000(?:\.00)?$/);
    await press(page, 'Continue');
    await heading(page, 'About you').waitFor();
    await expect.poll(() => hasFocus(heading(page, 'About you'))).toBe(true);
    expect(await page.title()).toMatch(/^Step 2 of 4: /);
    expect(await page.getByText('You chose').innerText()).toContain(
      'Standard CD · 12 months · $10,000 · 02110',
    );
    await fillInPerson(page);
    await page.keyboard.press('Enter');
    await heading(page, 'Address and identity').waitFor();
    await fillInAddress(page);
    await press(page, 'Continue');
    await heading(page, 'Check your answers').waitFor();
    const review = page.locator('[data-section=Form] dl');
    expect((await review.allInnerTexts()).join('\n')).toContain('***-**-6789');
    expect(await page.locator('[data-section=Form]').innerHTML()).not.toContain('123456789');
    await page.getByLabel('I have read the').check();
    await press(page, 'Send the application');
    await page.waitForURL('**/apply/received.html?reference=*');
    expect(await page.title()).toBe('Sent: Your application | Elmstone Bank');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('We have your application');
    const confirmed = page.locator('[data-section=NextSteps]');
    expect(await confirmed.locator('strong').innerText()).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await confirmed.locator('dd').allInnerTexts()).toEqual([
      'Standard CD',
      '12 months',
      '$10,000',
      '02110',
      // What the form quoted, asked of the service again.
      expect.stringMatching(/^\d\.\d\d% APY, as of \w+ \d+, \d{4}$/),
    ]);
    // The form's own steps, once.
    expect(await confirmed.getByRole('listitem').allInnerTexts()).toHaveLength(3);
    expect(await confirmed.innerText()).toContain('You sign, fund the account, and it is open.');
    expect(await page.getByRole('heading', { name: 'What happens next' }).count()).toBe(1);
    expect(storedForms(site.dataFolder, 'apply-savings').at(-1)).toMatchObject({
      product: 'CD99',
      term: '12',
      amount: '10000',
      zipCode: '02110',
      state: 'MA',
    });
  });

  test('FORM-19 shows the errors of a step before the next, and never those of later ones', async ({
    visit,
  }) => {
    const page = await visit(address);
    await press(page, 'Continue');
    await banner(page).waitFor();
    expect(await banner(page).getByRole('link').allInnerTexts()).toEqual(['Zip code is Required']);
    await field(page, 'Zip code').fill('02110');
    await press(page, 'Continue');
    await heading(page, 'About you').waitFor();
    expect(await banner(page).count()).toBe(0);
    await press(page, 'Continue');
    await banner(page).waitFor();
    expect(await banner(page).getByRole('link').count()).toBe(5);
    expect(await page.title()).toMatch(/^Error: Step 2 of 4: /);
  });

  test('goes back with the browser, with Back, and with Change, and keeps what was entered', async ({
    visit,
  }) => {
    const page = await visit(address, { cookies: { zipcode: '02110' } });
    await press(page, 'Continue');
    await heading(page, 'About you').waitFor();
    await fillInPerson(page);
    await page.goBack();
    await expect.poll(() => step(page)).toBe('Your account');
    await page.goForward();
    await expect.poll(() => step(page)).toBe('About you');
    expect(await field(page, 'First name').inputValue()).toBe('Ada');
    await press(page, 'Back');
    await expect.poll(() => step(page)).toBe('Your account');
    await press(page, 'Continue');
    await page.getByRole('button', { name: 'Change: Your account' }).click();
    await expect.poll(() => step(page)).toBe('Your account');
  });

  test.for([
    [
      '/apply/home-equity.html?product=HELOC&loanAmount=50000',
      'Continue',
      'Line of credit · Amount $50,000 · Home value $400,000 · Mortgage balance $150,000',
    ],
    [
      '/es/apply/home-equity.html?product=HELOC&loanAmount=50000',
      'Continuar',
      'Línea de crédito · Monto $50,000 · Valor de la casa $400,000 · Saldo de la hipoteca $150,000',
    ],
  ] as const)('says in the summary which amount is which: %s', async ([path, next, line], { visit }) => {
    const page = await visit(path);
    await page.locator('[name=valueOfHome]').fill('400000');
    await page.locator('[name=mortgageBalance]').fill('150000');
    await press(page, next);
    const summary = page.locator('[data-section=Form] strong').filter({ hasText: '$50,000' });
    await expect.poll(() => summary.innerText()).toBe(line);
  });

  test('SEC-04 saves entries on this device without the Social Security number, and continues with them', async ({
    visit,
  }) => {
    const page = await visit(address, { cookies: { zipcode: '02110' } });
    await press(page, 'Continue');
    await heading(page, 'About you').waitFor();
    await fillInPerson(page);
    await press(page, 'Continue');
    await heading(page, 'Address and identity').waitFor();
    await fillInAddress(page);
    await press(page, 'Save for later');
    await page.getByText('Saved on this device until').waitFor();
    const saved = await page.evaluate(() => localStorage.getItem('savedForms') ?? '');
    expect(saved).toContain('1 Trial Street');
    expect(saved).not.toContain('6789');
    // In the same tab, everything is still there.
    const later = await page.context().newPage();
    await later.goto(new URL('/apply/savings.html', page.url()).href);
    await press(later, 'Continue what you saved');
    await heading(later, 'Address and identity').waitFor();
    expect(await field(later, 'Street address').inputValue()).toBe('1 Trial Street');
    expect(await field(later, 'State').inputValue()).toBe('MA');
    expect(await field(later, 'Social Security number').inputValue()).toBe('');
    expect(await later.getByText('You chose').innerText()).toContain('Standard CD · 12 months');
    await later.close();
  });

  test('what was saved gives way to what a link to the application says', async ({ visit }) => {
    const page = await visit(address, { cookies: { zipcode: '02110' } });
    await press(page, 'Continue');
    await heading(page, 'About you').waitFor();
    await fillInPerson(page);
    await press(page, 'Save for later');
    await page.getByText('Saved on this device until').waitFor();
    const later = await page.context().newPage();
    await later.goto(new URL('/apply/savings.html?product=CD99&term=12&amount=25000', page.url()).href);
    await press(later, 'Continue what you saved');
    expect(await field(later, 'Deposit').inputValue()).toMatch(/25,?000/);
    await press(later, 'Continue');
    await expect.poll(() => field(later, 'First name').inputValue()).toBe('Ada');
    await later.close();
  });

  test.for([
    ['/apply/cards.html', 'Legal name of the business'],
    ['/es/apply/cards.html', 'Nombre legal del negocio'],
  ] as const)(
    'asks about the business only for the card of businesses: %s',
    async ([path, name], { visit }) => {
      const page = await visit(`${path}?product=MERCHANT6`);
      const business = page.getByLabel(name, { exact: true });
      await business.fill('Trial Bakery');
      expect(await page.locator('[name=businessType] option').count()).toBeGreaterThan(4);
      await page.locator('[name=product][value=TIDE2]').evaluate((radio: HTMLElement) => radio.click());
      await expect.poll(() => business.count()).toBe(0);
      await page.locator('[name=product][value=MERCHANT6]').evaluate((radio: HTMLElement) => radio.click());
      await business.waitFor();
      expect(await business.inputValue()).toBe('');
    },
  );

  test('is one page without scripts', async ({ visit }) => {
    const page = await visit(address, { javaScriptEnabled: false });
    const labels = ['Deposit', 'First name', 'Street address', 'I have read the'];
    const areVisible = labels.map((label) => page.getByLabel(label).first().isVisible());
    expect(await Promise.all(areVisible)).toEqual(labels.map(() => true));
    expect(await page.getByRole('button', { name: 'Save for later' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Send the application' }).isVisible()).toBe(true);
  });

  test('without scripts it comes back with its errors as one page, without a way between steps', async ({
    visit,
  }) => {
    const page = await visit(address, { javaScriptEnabled: false, expectedComplaints: /422/ });
    await field(page, 'Zip code').fill('02110');
    await press(page, 'Send the application');
    await page.getByText('First name is Required').first().waitFor();
    const form = page.locator('[data-section=Form]');
    expect(await form.getByRole('button').allInnerTexts()).toEqual(['Send the application']);
    expect(await form.getByText('You chose').count()).toBe(0);
  });

  test('without scripts it is sent once, and the next page has its reference number', async ({
    visit,
    site,
  }) => {
    const page = await visit(address, { javaScriptEnabled: false });
    await field(page, 'Zip code').fill('02110');
    await fillInPerson(page);
    await fillInAddress(page);
    await page.getByLabel('I have read the').check();
    await press(page, 'Send the application');
    await page.waitForURL('**/apply/received.html?reference=*');
    const number = await page.locator('[data-section=NextSteps] strong').innerText();
    expect(number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(page.url()).toContain(number);
    expect(storedForms(site.dataFolder, 'apply-savings').at(-1)).toMatchObject({ firstName: 'Ada' });
    await page.goto(page.url().replace(number, '%3Cb%3E'));
    expect(await page.locator('[data-section=NextSteps] strong').count()).toBe(0);
  });
});
