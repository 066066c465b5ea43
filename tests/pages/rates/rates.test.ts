import type { Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

/** CDs whose terms are chosen from a list; the bank's own page shows them in tables. */
const ratesPage = '/trial/cd-cards.html';
const zipPage = '/trial/zip-rates.html';
const service = '**/svt/elmstone/rateApi?*';
const card = (page: Page, name: string) => page.locator('article', { hasText: name });

/** Whether a request is for the rates of cards. The rates in text are asked for by the deposit-rates helper. */
const isForCards = (request: Request) =>
  request.url().includes('/rateApi') && !request.url().includes('output=json');

/** Records the calls for rates. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isForCards(request)) calls.push(new URL(request.url()).search);
  });
  return calls;
}

/** Scrolls all rate sections into view. */
async function inView(page: Page): Promise<void> {
  for (const section of await page.locator('[data-section=CdRateCards]').all()) {
    await section.scrollIntoViewIfNeeded();
    await section.locator('[data-part=live]').scrollIntoViewIfNeeded();
  }
}

describe('with a zip code', () => {
  test('RATE-02 RATE-15 shows the live rates with their own date, asked for by the contract’s names', async ({
    visit,
  }) => {
    let calls: string[] = [];
    const page = await visit(ratesPage, {
      cookies: { zipcode: '04101' },
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    await inView(page);
    await page.getByText('Rates for zip code 04101 are shown.').waitFor();
    expect(calls).toEqual(['?zipcode=04101&rateType=CD&personlaizedRateFlag=false']);
    expect(await page.getByText(/Rates as of \w+ \d+, \d{4}/).count()).toBe(1);
  });

  test('RATE-15 three sections on one page make one request', async ({ visit }) => {
    let calls: string[] = [];
    const page = await visit(zipPage, {
      cookies: { zipcode: '04101' },
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    await inView(page);
    expect(await page.getByText('Rates for zip code 04101 are shown.').count()).toBe(3);
    expect(calls).toHaveLength(1);
    // The date of the response, not the author's of January 2.
    expect(await page.getByText('Rates as of January 2, 2026').count()).toBe(0);
    expect(await page.getByText(/Rates as of /).count()).toBe(3);
  });

  test('RATE-02 a visitor with a token asks for personal rates, and the token is a header', async ({
    visit,
  }) => {
    const asked: Request[] = [];
    const page = await visit(ratesPage, {
      cookies: { zipcode: '04101', apply_jwt: 'secret' },
      prepare: (opened) =>
        Promise.resolve(
          opened.on('request', (request) => {
            if (isForCards(request)) asked.push(request);
          }),
        ),
    });
    await inView(page);
    await expect.poll(() => asked.length).toBe(1);
    const [request] = asked;
    expect(new URL(request?.url() ?? '').searchParams.get('personlaizedRateFlag')).toBe('true');
    expect(await request?.headerValue('token')).toBe('secret');
    expect(request?.url()).not.toContain('secret');
  });

  test('RATE-02 when the rates fail the author’s stay, and only the console says so', async ({ visit }) => {
    const complaints: string[] = [];
    const page = await visit(ratesPage, {
      cookies: { zipcode: '04101' },
      expectedComplaints: /CD rates could not be loaded|503/,
      prepare: async (opened) => {
        opened.on('console', (message) => complaints.push(message.text()));
        await opened.route(service, (route) => route.fulfill({ status: 503, body: '{}' }));
      },
    });
    const failed = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
    await inView(page);
    await failed;
    expect(await card(page, 'Standard CD').locator('strong').innerText()).toBe('4.13%');
    expect(await page.locator('[data-part=live]').getAttribute('aria-busy')).toBe('false');
    expect(await page.getByText('These are our standard rates.').isVisible()).toBe(true);
    expect(complaints.join('\n')).toContain('the default rates stay');
  });

  test('RATE-02 an answer with a rate of nothing, or none, leaves the author’s rates', async ({ visit }) => {
    const rates = [{ apr: 0, apy: 0, termInMonths: 12, tierDescription: '', minimumBalance: 0 }];
    const page = await visit(ratesPage, {
      cookies: { zipcode: '04101' },
      expectedComplaints: /CD rates could not be loaded/,
      prepare: (opened) =>
        opened.route(service, (route) =>
          route.fulfill({ json: { rateGrids: [{ productKey: 'CD99', rates }] } }),
        ),
    });
    const failed = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
    await inView(page);
    await failed;
    expect(await card(page, 'Standard CD').locator('strong').innerText()).toBe('4.13%');
  });

  test('RATE-02 the yields of each balance tier are shown, and which balances the chosen one is for', async ({
    visit,
  }) => {
    const page = await visit(ratesPage, { cookies: { zipcode: '04101' } });
    await inView(page);
    await page.getByText('Rates for zip code 04101 are shown.').waitFor();
    const standard = card(page, 'Standard CD');
    const tiers = standard.locator('select optgroup');
    expect(await tiers.evaluateAll((groups) => groups.map((group) => group.getAttribute('label')))).toEqual([
      '$0-$9,999.99',
      '$10,000-$24,999.99',
      '$25,000-$49,999.99',
      '$50,000-$99,999.99',
      '$100,000-$499,999.99',
      '$500,000 and above',
    ]);
    await standard.getByLabel('Term').selectOption({ label: '12 months – 4.34%' });
    await expect.poll(() => standard.locator('strong').innerText()).toBe('4.34%');
    expect(await standard.getByText('On balances of $50,000-$99,999.99').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Open a Standard CD' }).getAttribute('href')).toContain(
      'term=12',
    );
    // In another zone the same tier has another yield.
    await page.locator('[data-section=ZipCodePrompt]').getByLabel('Enter your zip code').fill('80202');
    await page.keyboard.press('Enter');
    await page.getByText('Rates for zip code 80202 are shown.').waitFor();
    expect(await standard.locator('strong').innerText()).toBe('4.18%');
    expect(await standard.getByText('On balances of $50,000-$99,999.99').isVisible()).toBe(true);
  });

  test('RATE-02 a term that was chosen before the rates arrive stays chosen', async ({ visit }) => {
    let answerNow = () => {};
    const asked = new Promise<void>((resolve) => (answerNow = resolve));
    const page = await visit(ratesPage, {
      cookies: { zipcode: '04101' },
      prepare: (opened) =>
        opened.route(service, async (route) => {
          await asked;
          await route.continue();
        }),
    });
    await inView(page);
    const standard = card(page, 'Standard CD');
    await standard.getByLabel('Term').selectOption('12');
    answerNow();
    await page.getByText('Rates for zip code 04101 are shown.').waitFor();
    expect(await standard.getByLabel('Term').inputValue()).toBe('12');
    expect(await standard.locator('strong').innerText()).toBe('4.24%');
    expect(await standard.getByText('On balances of $0-$9,999.99').isVisible()).toBe(true);
  });

  test('RATE-02 RATE-15 live rates without a date of their own show none', async ({ visit }) => {
    let letGo = () => {};
    const whenCounted = new Promise<void>((resolve) => (letGo = resolve));
    const page = await visit(ratesPage, {
      cookies: { zipcode: '04101' },
      prepare: (opened) =>
        opened.route(service, async (route) => {
          const answered = await route.fetch();
          await whenCounted;
          const { effectiveDate: _none, ...undated } = (await answered.json()) as Record<string, unknown>;
          await route.fulfill({ json: undated });
        }),
    });
    expect(await page.getByText(/Rates as of \w+ \d+, \d{4}/).count()).toBe(1);
    letGo();
    await inView(page);
    await page.getByText('Rates for zip code 04101 are shown.').waitFor();
    expect(await page.getByText(/Rates as of /).count()).toBe(0);
  });

  test('RATE-02 RATE-15 an answer that is older than the author allows is not shown', async ({ visit }) => {
    const page = await visit('/trial/young-rates.html', {
      cookies: { zipcode: '04101' },
      expectedComplaints: /CD rates could not be loaded/,
      prepare: (opened) =>
        opened.route(service, async (route) => {
          const answered = await route.fetch();
          const dated = { ...((await answered.json()) as object), effectiveDate: '2026-01-02' };
          await route.fulfill({ json: dated });
        }),
    });
    const failed = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
    await inView(page);
    expect((await failed).text()).toContain('2026-01-02');
    expect(await card(page, 'Trial CD99').locator('strong').innerText()).toBe('4.13%');
  });

  test.for([ratesPage, zipPage, '/cd-rates.html', '/es/cd-rates.html'])(
    'RATE-18 on %s rates that arrive are announced and nothing jumps',
    async (path, { visit }) => {
      const page = await visit(path, {
        cookies: { zipcode: '04101' },
        viewport: { width: 375, height: 800 },
        before: () => {
          const shifts: string[] = [];
          Object.assign(globalThis, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
          }).observe({ type: 'layout-shift', buffered: true });
        },
        prepare: (opened) =>
          opened.route(service, async (route) => {
            // Responds late, when the visitor is already reading.
            await opened.evaluate(
              () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
            );
            await route.continue();
          }),
      });
      await inView(page);
      const status = page.locator('[data-section=CdRateCards] [role=status]');
      await status.filter({ hasText: '04101' }).first().waitFor();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
    },
  );
});

test('on a phone the zip code is asked for below the cards it changes, in words that fit', async ({
  visit,
}) => {
  const page = await visit(ratesPage, { viewport: { width: 375, height: 812 } });
  const prompt = page.locator('[data-section=ZipCodePrompt]');
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
  expect(await top('[data-section=ZipCodePrompt]')).toBeGreaterThan(await top('main article'));
  expect(await prompt.getByRole('heading').innerText()).toBe('See the rates where you live');
  await prompt.getByLabel('Enter your zip code').fill('04101');
  await prompt.getByRole('button').click();
  await prompt.getByRole('heading', { name: 'Change the zip code' }).waitFor();
});

describe('the choice of a term', () => {
  test('RATE-02 applying without one says superCardAPYError and moves focus to the choice', async ({
    visit,
  }) => {
    const page = await visit(ratesPage);
    await page.getByRole('link', { name: 'Open a Standard CD' }).focus();
    await page.locator('[data-section=CdRateCards][data-hydration=hydrated]').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Choose a term before you continue').waitFor();
    const select = card(page, 'Standard CD').getByLabel('Term');
    await expect.poll(() => hasFocus(select)).toBe(true);
    expect(await select.getAttribute('aria-invalid')).toBe('true');
    expect(new URL(page.url()).pathname).toBe(ratesPage);
    await select.selectOption('24');
    await page.getByText('Choose a term before you continue').waitFor({ state: 'detached' });
    expect(await card(page, 'Standard CD').locator('strong').innerText()).toBe('3.82%');
    await page.getByRole('link', { name: 'Open a Standard CD' }).click();
    await page.waitForURL(/\/apply\/savings\.html\?product=CD99&term=24$/);
  });

  test('RATE-02 the first tap on apply counts, however early it comes', async ({ visit }) => {
    const page = await visit(ratesPage);
    await page.getByRole('link', { name: 'Open a Standard CD' }).click();
    await page.getByText('Choose a term before you continue').waitFor();
  });
});

test.for(['123', 'abcde', '123456', '0410%31x', '<b>1</b>'])(
  'RATE-14 a cookie of %s is no zip code: nothing is asked',
  async (zipcode, { visit }) => {
    let calls: string[] = [];
    const page = await visit(ratesPage, {
      cookies: { zipcode },
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    await inView(page);
    await page.locator('[data-section=CdRateCards][data-hydration=hydrated]').waitFor();
    expect(calls).toEqual([]);
    expect(await card(page, 'Standard CD').locator('strong').innerText()).toBe('4.13%');
  },
);

describe('without a zip code', () => {
  test('PAGE-09 a zip-dependent table asks for it and shows no rate', async ({ visit }) => {
    const page = await visit(zipPage);
    const section = page.locator('[data-section=CdRateCards]').first();
    expect(await section.getByLabel('Enter your zip code').isVisible()).toBe(true);
    expect(await section.locator('[data-part=live]').isVisible()).toBe(false);
  });

  test('PAGE-09 RATE-14 entering it sets the cookie and loads the rates of every section without a reload', async ({
    visit,
  }) => {
    let calls: string[] = [];
    let loads = 0;
    const page = await visit(zipPage, {
      prepare: (opened) => {
        opened.on('load', () => (loads += 1));
        return Promise.resolve((calls = noteCalls(opened)));
      },
    });
    const input = page.getByLabel('Enter your zip code').first();
    await input.pressSequentially('0410');
    await page.keyboard.press('Enter');
    await page.getByText('Enter the five digits of your zip code').waitFor();
    await expect.poll(() => hasFocus(input)).toBe(true);
    expect(calls).toEqual([]);
    await input.pressSequentially('1');
    await page.keyboard.press('Enter');
    await page.getByText('Rates for zip code 04101 are shown.').first().waitFor();
    // The form is gone, but not the visitor's place in the page.
    await expect.poll(() => hasFocus(page.locator('[data-section=CdRateCards] h2').first())).toBe(true);
    await inView(page);
    await page.getByText('Rates for zip code 04101 are shown.').nth(2).waitFor();
    expect(await page.getByLabel('Enter your zip code').count()).toBe(0);
    expect(await page.locator('[data-part=live]:visible').count()).toBe(3);
    expect(calls).toHaveLength(1);
    expect(loads).toBe(1);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'zipcode')?.value).toBe('04101');
  });

  test.for(['/trial/zip-rates.html', '/auto-loan.html'])(
    'STORE-04 a browser that blocks cookies is told so on %s',
    async (path, { visit }) => {
      const page = await visit(path, {
        prepare: (opened) =>
          opened.addInitScript(() =>
            Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
          ),
      });
      const input = page.getByLabel('Enter your zip code').first();
      await input.fill('04101');
      await page.keyboard.press('Enter');
      await page.getByText('Your browser blocks cookies').first().waitFor();
      expect(await input.getAttribute('aria-invalid')).toBe('false');
    },
  );

  test('PAGE-09 the prompt changes a zip code that is known, and says which one counts', async ({
    visit,
  }) => {
    const page = await visit(ratesPage, { cookies: { zipcode: '04101' } });
    const prompt = page.locator('[data-section=ZipCodePrompt]');
    await prompt.getByLabel('Enter your zip code').fill('90210');
    await page.keyboard.press('Enter');
    await prompt.getByText('Your zip code: 90210.').waitFor();
    await page.getByText('Rates for zip code 90210 are shown.').waitFor();
  });
});
