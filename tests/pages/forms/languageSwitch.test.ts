import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { field } from '#tests/pages/contactForm.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { tabTo } from '#tests/pages/tabTo.ts';
import { fillInPerson } from '#tests/pages/applicant.ts';
import { test, type Visit } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };

const value = (page: Page, name: string) => field(page, name).inputValue();
const carried = (page: Page) => page.evaluate(() => sessionStorage.getItem('carriedForms'));
const kept = (page: Page) => page.getByText('Lo que escribió sigue aquí.');

/** Opens a page on which the visitor is asked whether to continue in Spanish, and fills in its form. */
async function midForm(visit: Visit): Promise<Page> {
  const page = await visit('/contact-us.html', phone);
  await field(page, 'First name').fill('Ada');
  await field(page, 'Email').fill('ada@example.com');
  await page.locator('[name=phone]').fill('555-234-0142');
  await field(page, 'What is it about?').selectOption('other');
  await field(page, 'Tell us the topic').fill('A joint account');
  await page.getByLabel('By telephone').check();
  return page;
}

async function expectKept(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/es/contact-us.html');
  expect(new URL(page.url()).search).toBe('');
  await kept(page).waitFor();
  expect(await value(page, 'Nombre')).toBe('Ada');
  expect(await value(page, 'Correo electrónico')).toBe('ada@example.com');
  expect(await page.locator('[name=phone]').inputValue()).toBe('555-234-0142');
  expect(await page.locator('[name=topic]').inputValue()).toBe('other');
  await expect.poll(() => page.locator('[name=topicOther]').inputValue()).toBe('A joint account');
  expect(await page.locator('[name=reply][value=phone]').isChecked()).toBe(true);
  expect(await carried(page)).toBeNull();
}

describe('going on in Spanish in mid-form', () => {
  test('by touch: the question is in Spanish, its main button goes there, and nothing is lost', async ({
    visit,
  }) => {
    const page = await midForm(visit);
    await page.locator('header a[hreflang=es-US]').first().tap();
    const dialog = page.getByRole('dialog', { name: '¿Desea continuar en español?' });
    await dialog.waitFor();
    expect(await dialog.getByRole('heading').getAttribute('lang')).toBe('es-US');
    // The visitor has not decided yet.
    expect(await carried(page)).toBeNull();
    const go = dialog.getByRole('link', { name: 'Continuar en español' });
    expect((await go.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await go.tap();
    await expectKept(page);
  });

  test('by keyboard only', async ({ visit }) => {
    const page = await midForm(visit);
    await page.locator('body').press('Control+Home');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await tabTo(page, 'header a[hreflang=es-US]');
    await page.keyboard.press('Enter');
    const go = page.getByRole('dialog').getByRole('link', { name: 'Continuar en español' });
    await expect.poll(() => hasFocus(go)).toBe(true);
    await page.keyboard.press('Enter');
    await expectKept(page);
  });

  test('SEC-04 in an application with steps: the same step, without the number, and the way back to English', async ({
    visit,
  }) => {
    const page = await visit('/apply/checking.html', { ...phone, cookies: { zipcode: '02110' } });
    const next = () => page.getByRole('button', { name: 'Continue', exact: true }).click();
    await field(page, 'First deposit').fill('500');
    await next();
    await fillInPerson(page);
    await next();
    await field(page, 'Street address').fill('1 Trial Street');
    await field(page, 'Social Security number').fill('123456789');
    await page.locator('header a[hreflang=es-US]').first().tap();
    const seen: (string | null)[] = [];
    page.on('framenavigated', () => seen.push(page.url()));
    await page.getByRole('dialog').getByRole('link', { name: 'Continuar en español' }).tap();
    await page.waitForURL((url) => url.pathname === '/es/apply/checking.html');
    await kept(page).waitFor();
    await expect
      .poll(() => page.locator('[data-section=Form] li[aria-current=step]').innerText())
      .toMatch(/identidad/i);
    expect(await page.locator('[name=street]').inputValue()).toBe('1 Trial Street');
    expect(await page.locator('[name=firstName]').inputValue()).toBe('Ada');
    expect(await page.locator('[name=ssn]').inputValue()).toBe('');
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored).not.toMatch(/123456789|Trial Street/);
    expect(seen.join(' ')).not.toMatch(/Ada|Trial|example/);
    await page.getByRole('button', { name: 'Atrás', exact: true }).click();
    await page.locator('[name=firstName]').fill('Grace');
    await page.locator('header a[hreflang=en-US]').first().tap();
    await page.waitForURL((url) => url.pathname === '/apply/checking.html');
    await page.getByText('What you entered is still here.').waitFor();
    expect(await page.locator('[name=firstName]').inputValue()).toBe('Grace');
  });

  test('SEC-04 what looks like an account number is not taken along, nor is anything to another page', async ({
    visit,
  }) => {
    const page = await visit('/contact-us.html', phone);
    await field(page, 'First name').fill('Ada');
    await field(page, 'Last name').fill('4111 1111 1111 1111');
    await page.locator('header a[hreflang=es-US]').first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Continuar en español' }).click();
    await page.waitForURL((url) => url.pathname === '/es/contact-us.html');
    await kept(page).waitFor();
    expect(await page.locator('[name=firstName]').inputValue()).toBe('Ada');
    expect(await page.locator('[name=lastName]').inputValue()).toBe('');
    expect(await carried(page)).toBeNull();
    await page.locator('[name=lastName]').fill('Trial');
    await page.locator('main a[href^="/es/"]').first().click();
    await page.waitForURL((url) => url.pathname !== '/es/contact-us.html');
    expect(await carried(page)).toBeNull();
  });

  test('a page without a Spanish version says so before it leads to the home page', async ({ visit }) => {
    const page = await visit('/articles/cd-ladder.html', phone);
    await page.locator('header a[hreflang=es-US]').first().click();
    const note = page.getByRole('dialog').getByText('Esta página todavía no está en español.');
    await note.waitFor();
    await page.goto('/cd-rates.html');
    await page.locator('header a[hreflang=es-US]').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await note.isVisible()).toBe(false);
  });
});

describe('going on in Spanish with a rate or a calculator', () => {
  const toSpanish = async (page: Page) => {
    await page.locator('header a[hreflang=es-US]').first().click();
    await page.getByRole('link', { name: 'Continuar en español' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/es/'));
  };

  test('RATE-09 a loan has the visitor’s answers, and the rate is theirs', async ({ visit }) => {
    const page = await visit('/auto-loan.html');
    const loan = page.locator('[data-section=LoanRates]');
    await loan.locator('[name=amount]').fill('22,000');
    await loan.locator('[name=term]').selectOption('72');
    await loan.locator('[name=score]').selectOption('680');
    await loan.locator('[name=autopay]').uncheck();
    await loan.locator('[name=zipcode]').fill('04101');
    await page.keyboard.press('Enter');
    const answer = loan.locator('[data-part=answer]');
    await answer.getByText('if you borrow $22,000').waitFor();
    const [rate = ''] = (await answer.innerText()).match(/[\d.]+%/) ?? [];
    await toSpanish(page);
    await answer.getByText('si pide $22,000').waitFor();
    expect(await answer.innerText()).toContain(rate);
    expect(await loan.locator('[name=term]').inputValue()).toBe('72');
    expect(await loan.locator('[name=autopay]').isChecked()).toBe(false);
    expect(await carried(page)).toBeNull();
  });

  test('CALC-02 a calculator has the visitor’s numbers, and their answer', async ({ visit }) => {
    const page = await visit('/calculators/card-payoff.html');
    const calculator = page.locator('[data-section=Calculator]');
    const first = calculator.locator('form input[inputmode]').first();
    await first.fill('7,350');
    await first.press('Enter');
    const dollars = async () =>
      (await calculator.locator('[data-part=result]').innerText()).match(/\$[\d,]+/g);
    await expect.poll(dollars).toContain('$7,350');
    const before = await dollars();
    await toSpanish(page);
    await expect.poll(() => first.inputValue()).toMatch(/7,?350/);
    await expect.poll(dollars).toEqual(before);
  });

  test('RATE-02 the table of CDs has the visitor’s deposit, and what it grows to', async ({ visit }) => {
    const page = await visit('/cd-rates.html');
    const table = page.locator('[data-section=CdRateCards]');
    await table.locator('[name=amount]').fill('60,000');
    await page.keyboard.press('Enter');
    await table.getByText('$60,000 for 12 months').waitFor();
    await toSpanish(page);
    await expect.poll(() => table.locator('form + [role=status]').innerText()).toContain('$60,000');
    expect(await table.locator('[name=amount]').inputValue()).toBe('60,000');
    expect(new URL(page.url()).search).toBe('');
    expect(await carried(page)).toBeNull();
  });

  test('RATE-10 home equity has all answers, with the county that only the chosen state has', async ({
    visit,
  }) => {
    const page = await visit('/home-equity.html');
    const rates = page.locator('[data-section=HomeEquityRates]');
    await rates.locator('[name=stateCode]').selectOption('ME');
    await rates.locator('[name=county]').selectOption('York');
    await rates.locator('[name=loanAmount]').fill('70,000');
    await rates.locator('[name=autopay]').uncheck();
    await toSpanish(page);
    await expect.poll(() => rates.locator('[name=county]').inputValue()).toBe('York');
    expect(await rates.locator('[name=stateCode]').inputValue()).toBe('ME');
    expect(await rates.locator('[name=loanAmount]').inputValue()).toBe('$70,000');
    expect(await rates.locator('[name=autopay]').isChecked()).toBe(false);
    expect(new URL(page.url()).search).toBe('');
    // What the visitor chooses next counts.
    await rates.locator('[name=stateCode]').selectOption('NH');
    await expect.poll(() => rates.locator('[name=county]').inputValue()).toBe('');
  });

  test('RATE-10 home equity shows the rates that it showed, and not the example', async ({ visit }) => {
    const page = await visit('/home-equity.html');
    const rates = page.locator('[data-section=HomeEquityRates]');
    await rates.locator('[name=stateCode]').selectOption('ME');
    await rates.locator('[name=county]').selectOption('York');
    await rates.locator('[name=loanAmount]').fill('70,000');
    await rates.locator('[name=loanAmount]').press('Enter');
    await rates.getByText('York County, Maine').waitFor();
    const shown = await rates.locator('tbody').innerText();
    await toSpanish(page);
    await rates.getByText('condado de York, Maine').waitFor();
    expect(await rates.locator('caption').innerText()).toContain('$70,000');
    const figures = (text: string) => text.match(/[\d.]+%/g);
    expect(figures(await rates.locator('tbody').innerText())).toEqual(figures(shown));
    expect(await carried(page)).toBeNull();
  });

  test('WIDG-12 the branch finder has the zip code, whether it was searched or not, and the filters', async ({
    visit,
  }) => {
    const page = await visit('/locations.html');
    const finder = page.locator('[data-section=LocationFinder]');
    const near = finder.locator('[name=near]');
    const notary = finder.locator('[name=only][value=notary]');
    const driveUp = finder.locator('[name=only][value=driveUp]');
    await notary.check();
    await expect.poll(() => new URL(page.url()).search).toContain('only=notary');
    await near.fill('43215');
    await toSpanish(page);
    await expect.poll(() => near.inputValue()).toBe('43215');
    expect([await notary.isChecked(), await driveUp.isChecked()]).toEqual([true, false]);
    await near.press('Enter');
    await page.waitForURL(/near=43215/);
    await page.locator('footer a[hreflang=en-US]').first().click();
    await page.waitForURL((url) => url.pathname === '/locations.html');
    expect(await near.inputValue()).toBe('43215');
    expect(await notary.isChecked()).toBe(true);
  });

  test('WIDG-12 the branch finder has a state and a city that were chosen but not yet searched', async ({
    visit,
  }) => {
    const page = await visit('/locations.html');
    const finder = page.locator('[data-section=LocationFinder]');
    await finder.locator('[name=state]').selectOption('OH');
    await finder.locator('[name=city]').selectOption('Columbus');
    await toSpanish(page);
    await expect.poll(() => finder.locator('[name=city]').inputValue()).toBe('Columbus');
    expect(await finder.locator('[name=state]').inputValue()).toBe('OH');
  });

  test('WIDG-10 a comparison has the chosen products', async ({ visit }) => {
    const page = await visit('/compare-cards.html');
    const chosen = () =>
      page.locator('[data-section=ComparisonTable] select').evaluateAll((all) =>
        // Only selects match.
        all.map((select) => (select as HTMLSelectElement).value),
      );
    await page.locator('[data-section=ComparisonTable] select').first().selectOption('lantern');
    const before = await chosen();
    expect(before[0]).toBe('lantern');
    await page.getByLabel('Show only what differs').check();
    await toSpanish(page);
    await expect.poll(chosen).toEqual(before);
    expect(await page.getByLabel('Mostrar solo las diferencias').isChecked()).toBe(true);
  });
});
