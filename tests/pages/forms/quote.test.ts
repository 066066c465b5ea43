import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { field } from '#tests/pages/contactForm.ts';
import { isServiceCall } from '#tests/pages/isServiceCall.ts';
import { test } from '#tests/pages/visit.ts';

const quote = (page: Page) => page.locator('[data-section=Form] fieldset [role=status]');
const quoted = async (page: Page, text: string | RegExp) => {
  const expected: unknown = typeof text === 'string' ? text : expect.stringMatching(text);
  await expect.poll(() => quote(page).innerText()).toEqual(expected);
};
/** What the rate table shows for a term and a deposit. */
const tableYield = async (page: Page, term: string) =>
  (
    await page
      .getByRole('article', { name: 'Standard CD' })
      .getByRole('row')
      .filter({ hasText: term })
      .innerText()
  ).match(/[\d.]+%/)?.[0];

/** Shows the rate table for a zip code and a deposit. @returns the page, and its yield of 12 months. */
async function tableFor(page: Page, zipCode: string, deposit: string): Promise<string> {
  await page.goto(new URL('/cd-rates.html', page.url()).href);
  await page.context().addCookies([{ name: 'zipcode', value: zipCode, url: page.url() }]);
  await page.reload();
  await page.locator('[data-section=CdRateCards] [data-part=live]').scrollIntoViewIfNeeded();
  await page.getByText(`Rates for zip code ${zipCode} are shown.`).waitFor();
  await page.getByLabel('Your deposit in dollars').fill(deposit);
  await page.keyboard.press('Enter');
  await page.getByText(`$${deposit} for `).waitFor();
  return (await tableYield(page, '12 months')) ?? 'none';
}

describe('RATE-02 RATE-15 the rate in an application', () => {
  test('is that of the table where the visitor comes from, and follows every field as the table does', async ({
    visit,
  }) => {
    const page = await visit('/cd-rates.html');
    const later = await tableFor(page, '60601', '60,000');
    const first = await tableFor(page, '02110', '10,000');
    expect(later).not.toBe(first);
    const dated = await page.getByText(/^Rates as of /).innerText();
    const date = dated.replace('Rates as of ', '');
    await page.getByRole('link', { name: 'Open Standard CD 12 months' }).click();
    await page.waitForURL(/\/apply\/savings\.html/);
    await quoted(page, `${first} APY, as of ${date}\nStandard CD · 12 months · $10,000 · 02110`);
    await field(page, 'Deposit').fill('60,000');
    await field(page, 'Zip code').fill('60601');
    await quoted(page, `${later} APY, as of ${date}\nStandard CD · 12 months · $60,000 · 60601`);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect
      .poll(() => page.getByText('You chose').innerText())
      .toBe(`You chose Standard CD · 12 months · $60,000 · 60601\n${later} APY, as of ${date}`);
    await page.goBack();
    await field(page, 'Account').selectOption('TU');
    await quoted(page, /^[\d.]+% APY, as of .*\nHarbor Savings · \$60,000 · 60601$/);
  });

  test('of a mortgage is that of the table for the state that was chosen there', async ({ visit }) => {
    const page = await visit('/mortgage-rates.html');
    const table = page.locator('[data-section=MortgageRates]');
    const shown = () => table.getByRole('row', { name: '15-year fixed' }).innerText();
    const before = await shown();
    await table.getByLabel('State', { exact: true }).selectOption('Wyoming');
    await expect.poll(shown).not.toBe(before);
    const [rate, apr] = (await shown()).match(/[\d.]+%/g) ?? [];
    const button = table.locator('[data-part=apply]');
    expect(await button.getAttribute('href')).toBe('/apply/mortgage.html?purpose=purchase&state=Wyoming');
    await table.getByRole('link', { name: '15-year fixed' }).click();
    await page.waitForURL(/\/apply\/mortgage\.html\?purpose=purchase&product=FIX15&state=Wyoming$/);
    await field(page, 'Loan amount').fill('250,000');
    await quoted(
      page,
      new RegExp(
        `^${rate} \\(${apr} APR\\), .* for 180 months, .*\nTo buy a home · 15-year fixed · \\$250,000 · Wyoming$`,
      ),
    );
  });

  test('of a loan is the one that the visitor saw for their own credit, which is in no address', async ({
    visit,
  }) => {
    const page = await visit('/personal-loan.html');
    const loan = page.locator('[data-section=LoanRates]');
    await loan.getByLabel('Your credit').selectOption({ label: 'Fair (660 to 699)' });
    await loan.getByLabel('I will pay automatically').uncheck();
    await loan.getByLabel('Enter your zip code').fill('02110');
    await page.keyboard.press('Enter');
    const answer = loan.locator('[data-part=answer]');
    await answer.getByText('a month for 48 months').waitFor();
    const [rate = ''] = (await answer.innerText()).match(/[\d.]+%/) ?? [];
    await answer.getByRole('link', { name: 'Start an application' }).click();
    await page.waitForURL('**/apply/loans.html?product=personal&loanAmount=20000&term=48');
    await quoted(
      page,
      new RegExp(`^${rate} APR, .*with a credit score of 680, .*\\n.* · 02110 · Fair \\(660 to 699\\)$`),
    );
    await page.getByLabel('Automatic payments').check();
    await quoted(page, /Fair \(660 to 699\) · Automatic payments from my account with you$/);
    expect(await quote(page).innerText()).not.toContain(rate);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect
      .poll(() => page.getByText('You chose').innerText())
      .toContain('Fair (660 to 699) · Automatic payments');
  });

  test('is looked up and announced once, when the visitor has stopped typing, and the old one is gone at once', async ({
    visit,
  }) => {
    const page = await visit('/apply/savings.html?product=CD99&term=12', { cookies: { zipcode: '02110' } });
    const waiting = page.getByText('The rate appears here when the fields above are filled in.');
    await waiting.waitFor();
    const calls: string[] = [];
    page.on('request', (request) => isServiceCall(request.url()) && calls.push(request.url()));
    await field(page, 'Deposit').click();
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      const status = document.querySelector('[data-section=Form] fieldset [role=status]');
      const note = () => status?.textContent && said.push(status.textContent);
      if (status)
        new MutationObserver(note).observe(status, { childList: true, subtree: true, characterData: true });
    });
    // Key after key without a pause, however busy the machine is.
    await page.evaluate(() =>
      '10000'.split('').forEach((key) => document.execCommand('insertText', false, key)),
    );
    await quoted(page, /4\.29% APY/);
    await page.keyboard.type('0');
    await quoted(page, '');
    await quoted(page, /\$100,000/);
    const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    expect(said.map((text) => /\$[\d,]+/.exec(text)?.[0])).toEqual(['$10,000', '$100,000']);
    expect(calls).toHaveLength(1);
  });

  test('says so if there is none: the deposit is too low, or the service does not answer', async ({
    visit,
  }) => {
    const address = '/apply/savings.html?product=JB99&term=12&amount=50000';
    const page = await visit(address, { cookies: { zipcode: '02110' } });
    await quoted(page, /^We have no rate for these choices\. Deposit needs at least \$100,000/);
    const broken = await visit('/apply/savings.html?product=CD99&term=12', {
      expectedComplaints: /503/,
      prepare: (own) => own.route('**/rateApi**', (route) => route.fulfill({ status: 503 })),
    });
    await field(broken, 'Deposit').fill('10000');
    await field(broken, 'Zip code').fill('02110');
    await quoted(
      broken,
      'The rate cannot be shown at the moment.\nStandard CD · 12 months · $10,000 · 02110',
    );
  });

  test.for([
    ['/es/apply/checking.html?amount=500', /^APY de [\d.]+%, al \d+ de \p{L}+ de \d{4}\n\$500 · 02110$/u],
    [
      '/apply/business.html?product=DDA4A&amount=50000',
      /^[\d.]+% APY, as of .*\sBusiness Interest Checking · /,
    ],
    [
      // Between two tiers, which are in whole dollars.
      '/apply/loans.html?product=line&loanAmount=4999.50',
      /^[\d.]+% APR, as of .*\nPersonal line of credit · \$4,999\.50 · 02110$/,
    ],
    [
      '/apply/mortgage.html?purpose=purchase&product=FHA30&state=Maine&loanAmount=300000',
      /^\d\.\d{3}% \(\d\.\d{3}% APR\), \$[\d,.]+ a month for 360 months, as of .*\nTo buy a home · 30-year fixed FHA · \$300,000 · Maine$/,
    ],
    [
      '/es/apply/mortgage.html?purpose=refinance&product=FIX20&state=Vermont&loanAmount=200000',
      /^\d\.\d\d% \(APR de \d\.\d\d%\), \$[\d,.]+ al mes durante 240 meses, al .*\n.* · Fija a 20 años · \$200,000 · Vermont$/,
    ],
    ['/apply/cards.html?product=SUMMIT3', /^[\d.]+% to [\d.]+% APR, annual fee \$95, as of .*\nSummit Card$/],
    ['/apply/cards.html?product=LANTERN5', /^[\d.]+% APR, annual fee \$0, as of .*\nLantern Card$/],
  ] as const)(
    'is shown for what the address says, also without JavaScript: %s',
    async ([path, shown], { visit }) => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await visit(path, { javaScriptEnabled, cookies: { zipcode: '02110' } });
        await quoted(page, shown);
      }
    },
  );

  test('without JavaScript nothing is shown as long as an answer is missing', async ({ visit }) => {
    const page = await visit('/apply/savings.html?product=CD99&term=12', { javaScriptEnabled: false });
    expect(await page.getByText('The rate appears here').isVisible()).toBe(false);
    expect(await quote(page).innerText()).toBe('');
  });

  test('is not promised for a product without one', async ({ visit }) => {
    const page = await visit('/apply/mortgage.html?purpose=cash-out&state=Maine');
    await field(page, 'Loan amount').fill('150000');
    await expect.poll(() => page.getByText('The rate appears here').count()).toBe(0);
  });
});
