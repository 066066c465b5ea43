import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { fillInAddress, fillInPerson } from '#tests/pages/applicant.ts';
import { field } from '#tests/pages/contactForm.ts';
import { holiday, openDay, openMonday, sunday } from '#tests/pages/fields.ts';
import { test } from '#tests/pages/visit.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const error = (page: Page, name: string) => page.locator(`[data-section=Form] [name="${name}"]`);
const isWrong = async (page: Page, name: string) =>
  (await error(page, name).getAttribute('aria-invalid')) === 'true';

describe('VAL-06 a deposit', () => {
  test.for([
    ['savings', 'Account', 'TU', '24.99', 'Deposit needs at least $25 for “Harbor Savings”', '25'],
    ['savings', 'Account', 'JB99', '99999', 'Deposit needs at least $100,000 for “Jumbo CD”', '100,000'],
    ['checking', 'Account', 'DDA86', '1', 'First deposit needs at least $50', '50'],
  ] as const)(
    'of less than the minimum of a product goes no further: %s %s %s',
    async ([path, , product, low, message, enough], { visit }) => {
      const page = await visit(`/apply/${path}.html?product=${product}&term=12&amount=${low}`);
      await page.locator('[name=zipCode]').fill('02110');
      await press(page, 'Continue');
      await page.getByRole('link', { name: message }).click();
      await page.locator('[name=amount]').fill(enough);
      await press(page, 'Continue');
      await field(page, 'First name').waitFor();
    },
  );

  test('that is too low for one product is accepted once another is chosen, and its error goes away', async ({
    visit,
  }) => {
    const page = await visit('/es/apply/savings.html?product=CD99&term=12&amount=500');
    await page.locator('[name=zipCode]').fill('02110');
    await press(page, 'Continuar');
    await page.getByRole('link', { name: 'Depósito: para “CD estándar”, escriba al menos $1,000' }).waitFor();
    expect(await isWrong(page, 'amount')).toBe(true);
    await page.locator('[name=product]').selectOption('TMTX');
    await expect.poll(() => isWrong(page, 'amount')).toBe(false);
    await press(page, 'Continuar');
    await page.locator('[name=firstName]').waitFor();
  });
});

describe('VAL-06 a loan on a home', () => {
  const path = '/apply/home-equity.html?product=HELOC&loanAmount=200000';
  const most = 'With what you owe on the home, we lend up to 85% of its value: at most $190,000 here';
  const fillIn = async (page: Page) => {
    await page.locator('[name=valueOfHome]').fill('400,000');
    await page.locator('[name=mortgageBalance]').fill('150000');
  };

  test('of more than the home allows goes no further, and its error goes away with less debt', async ({
    visit,
  }) => {
    const page = await visit(path);
    await fillIn(page);
    await press(page, 'Continue');
    await page.getByRole('link', { name: most }).waitFor();
    await page.locator('[name=mortgageBalance]').fill('140000');
    await page.keyboard.press('Tab');
    await expect.poll(() => isWrong(page, 'amount')).toBe(false);
    await press(page, 'Continue');
    await field(page, 'First name').waitFor();
  });

  test('is refused by the server, and only states in which the bank lends can be chosen', async ({
    visit,
  }) => {
    const page = await visit(path, { javaScriptEnabled: false, expectedComplaints: /422/ });
    await fillIn(page);
    expect(await page.locator('[name=state] option:not([value=""])').allInnerTexts()).toHaveLength(8);
    await press(page, 'Send the application');
    await page.getByRole('link', { name: most }).waitFor();
  });
});

describe('VAL-13 the day of an appointment', () => {
  test.for([
    ['/appointments/request.html', 'day', 'Day', 'Ask for this time', /closed that day/, /Monday to Friday/],
    [
      '/es/mortgage/request-a-call.html',
      'callDay',
      'Día',
      'Pedir la llamada',
      /no atendemos/,
      /lunes a viernes/,
    ],
  ] as const)(
    'is one on which somebody is there: %s',
    async ([path, name, label, button, closed, hint], { visit }) => {
      const page = await visit(path);
      const day = page.locator(`[name=${name}]`);
      const described = String(await day.getAttribute('aria-describedby'));
      expect(await page.locator(`[id="${described.split(' ')[0]}"]`).innerText()).toMatch(hint);
      for (const wrong of [sunday, holiday]) {
        // oxlint-disable-next-line no-await-in-loop -- one day after the other
        await day.fill(wrong);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await press(page, button);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await page.getByRole('link', { name: closed }).waitFor();
      }
      const listed = page.getByRole('link', { name: new RegExp(`^${label}: `) });
      expect(await listed.count()).toBe(1);
      await day.fill('2036-05-05');
      await day.blur();
      await expect.poll(() => isWrong(page, name)).toBe(true);
      await day.fill(openDay);
      await expect.poll(() => isWrong(page, name)).toBe(false);
      await expect.poll(() => listed.count()).toBe(0);
    },
  );
});

describe('VAL-13 the days of a chosen banker', () => {
  test('are beside the name, refuse others in the browser, and no longer once another banker is chosen', async ({
    visit,
  }) => {
    const page = await visit('/appointments/request.html?banker=walter');
    await page.getByText('Tuesday to Thursday, 10 a.m. to 4 p.m.').waitFor();
    const day = page.locator('[name=day]');
    await day.fill(openMonday);
    await press(page, 'Ask for this time');
    const message =
      'Day: Walter Lindqvist works on Tuesday, Wednesday, and Thursday. Choose one of these days.';
    await page.getByRole('link', { name: message }).waitFor();
    await page.locator('[name=banker][value=rosa]').check();
    await expect.poll(() => isWrong(page, 'day')).toBe(false);
  });

  test('refuse others on the server, in the language of the page', async ({ visit }) => {
    const page = await visit('/es/appointments/request.html?banker=walter', {
      javaScriptEnabled: false,
      expectedComplaints: /422/,
    });
    await page.locator('[name=day]').fill(openMonday);
    await press(page, 'Pedir esta cita');
    const message = 'Día: los días de Walter Lindqvist son martes, miércoles y jueves. Elija uno de ellos.';
    await page.getByRole('link', { name: message }).waitFor();
  });
});

test.for([
  ['/apply/cards.html', '2020-05-05', /you must be 18 or older/],
  ['/apply/savings.html', '2024-01-01', /you must be 18 or older/],
  ['/es/apply/mortgage.html', '1850-01-01', /escriba un año de 19\d\d a 20\d\d/],
  ['/es/apply/checking.html', '2020-05-05', /debe tener 18 años o más/],
] as const)('VAL-13 applications are for adults: %s %s', async ([path, day, message], { visit }) => {
  const page = await visit(path, { javaScriptEnabled: false, expectedComplaints: /422/ });
  await page.locator('[name=dateOfBirth]').fill(day);
  await page.locator('[data-section=Form] [type=submit]').click();
  await page.getByRole('link', { name: message }).waitFor();
});

describe('a branch that the site does not have', () => {
  test.for([true, false])('is refused, with scripts or without: %s', async (javaScriptEnabled, { visit }) => {
    const page = await visit('/appointments/request.html?way=branch', {
      javaScriptEnabled,
      expectedComplaints: /422/,
    });
    await page.locator('[name=firstName]').fill('Ada');
    await page.locator('[name=lastName]').fill('Trial');
    await page.locator('[name=email]').fill('ada@example.com');
    await page.locator('[name=way][value=branch]').check();
    await page.locator('[name=branch]').fill('Atlantis');
    await page.locator('[name=day]').fill(openDay);
    await page.locator('[name=time]').selectOption('any');
    await press(page, 'Ask for this time');
    await page.getByRole('link', { name: 'We have no branch at “Atlantis”.' }).waitFor();
    expect(await isWrong(page, 'branch')).toBe(true);
    await page.locator('[name=branch]').fill('74 Trumbull St, Hartford');
    await press(page, 'Ask for this time');
    await page.waitForURL('**/appointments/thanks.html?reference=*');
    expect(await page.locator('[data-section=NextSteps] dl').innerText()).toContain(
      '74 Trumbull St, Hartford',
    );
  });
});

test('VAL-10 a state that does not match the zip code of an earlier step is refused in its own step', async ({
  visit,
}) => {
  const page = await visit('/apply/savings.html?product=TU&amount=100');
  await page.locator('[name=zipCode]').fill('02110');
  await press(page, 'Continue');
  await fillInPerson(page);
  await press(page, 'Continue');
  await fillInAddress(page, 'CA');
  await press(page, 'Continue');
  await page.getByRole('link', { name: 'State does not match the zip code 02110' }).waitFor();
  await page.locator('[name=state]').selectOption('MA');
  await press(page, 'Continue');
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
});
