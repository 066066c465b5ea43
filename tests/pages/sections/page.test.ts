import { describe, expect } from 'vitest';
import { answered, test } from '#tests/pages/visit.ts';

const trial = '/trial/placeholders.html';
const trialForm = '/trial/form-placeholders.html';
const day = new Date('2027-10-05T12:00:00');

describe('placeholders in author text', () => {
  test('PAGE-08 what is known is filled in: date, zip code and first name', async ({ visit }) => {
    const page = await visit(trial, {
      cookies: { zipcode: '04101', firstname: 'Ada' },
      hasOwnWindow: true,
      prepare: (opened) => opened.clock.setFixedTime(day),
    });
    const text = page.getByText('your zip code is');
    await expect.poll(() => text.innerText()).toBe('Hello Ada, your zip code is 04101 on October 05, 2027.');
  });

  test('PAGE-08 what is missing or no zip code leaves the author’s words, never a brace', async ({
    visit,
  }) => {
    const page = await visit(trial, {
      cookies: { zipcode: '0410' },
      hasOwnWindow: true,
      prepare: (opened) => opened.clock.setFixedTime(day),
    });
    const text = page.getByText('your zip code is');
    await expect
      .poll(() => text.innerText())
      .toBe('Hello neighbor, your zip code is not known on October 05, 2027.');
  });

  test('PAGE-08 headings, which are plain text, are filled in too', async ({ visit }) => {
    const known = await visit(trial, { cookies: { zipcode: '04101' } });
    await known.getByText('Rates for 04101, {and braces}').waitFor();
    const unknown = await visit(trial, { viewport: { width: 375, height: 800 } });
    await unknown.getByText('Rates for your area, {and braces}').waitFor();
  });

  test('PAGE-08 labels of a form are filled in, and what the visitor types stays', async ({ visit }) => {
    const page = await visit(trialForm, { cookies: { zipcode: '04101', firstname: '<b>"Ada"' } });
    const label = page.locator('label', { hasText: 'Shall we call you' });
    await page.getByLabel('Shall we call you').fill('Countess');
    await expect.poll(() => label.innerText()).toContain('Shall we call you <b>"Ada"?');
    expect(await page.getByLabel('Where').locator('option').allInnerTexts()).toContain('In 04101');
    expect(await page.getByLabel('Shall we call you').inputValue()).toBe('Countess');
  });

  test('PAGE-08 they keep the author’s words for a visitor of whom nothing is known', async ({ visit }) => {
    const page = await visit(trialForm);
    await page.getByLabel('Shall we call you something else?').focus();
    await page.locator('[data-section=Form][data-hydration=hydrated]').waitFor();
    expect(await page.getByLabel('Where').locator('option').allInnerTexts()).toContain('In the area');
    expect(await page.locator('body').innerText()).not.toContain('\u0002');
  });

  test.for([
    [trial, 'on October 05, 2027'],
    [`/es${trial}`, 'Hoy es 05 de octubre de 2027'],
    ['/zh/', '2027年10月05日电话照常接听'],
  ] as const)(
    'PAGE-08 PAGE-14 the month is named in the language of %s',
    async ([path, words], { visit }) => {
      const page = await visit(path, {
        hasOwnWindow: true,
        prepare: (opened) => opened.clock.setFixedTime(day),
      });
      await expect.poll(() => page.locator('main').innerText()).toContain(words);
    },
  );
});

test.for([
  ['/', 'en-US'],
  ['/es/', 'es-US'],
  ['/es/nothing-here.html', 'es-US'],
  ['/zh/', 'zh-Hans'],
  ['/zh/nothing-here.html', 'zh-Hans'],
  ['/cd-rates.html?next=/es/#/zh/', 'en-US'],
] as const)('PAGE-01 the path %s is %s', async ([path, language], { visit }) => {
  const page = await visit(path, { expectedComplaints: /404/ });
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
});

test('an address that is not there answers 404 with a page that leads on', async ({ visit, site }) => {
  const page = await visit('/nothing-here.html', { expectedComplaints: /404/ });
  expect((await page.request.get(`${site.url}/nothing-here.html`)).status()).toBe(404);
  expect(await page.locator('h1').innerText()).toBe('This page is not here');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('PAGE-13 SEC-04 the address’s parameters are kept in lower case, what names a person is not', async ({
  visit,
}) => {
  const page = await visit('/?Campaign=SPRING&CID=A1&FirstName=Ada&__proto__=x');
  const kept = () => page.evaluate(() => sessionStorage.getItem('sessionValues'));
  await expect.poll(kept).not.toBeNull();
  expect(JSON.parse((await kept()) ?? '')).toEqual(
    Object.assign(
      Object.create(null) as object,
      JSON.parse('{"campaign":"spring","cid":"a1","__proto__":"x"}'),
    ),
  );
  await page.goto(
    '/contact-us.html?campaign=Autumn&JapaneseSSNnumber=123456789&taxId=9&ref=123-45-6789&NONUSNUMBER=grace',
  );
  await expect.poll(kept).toContain('autumn');
  // SEC-04
  expect(await kept()).not.toMatch(/ssn|tax|6789|"9"|grace/);
  expect(await kept()).toContain('a1');
});

test.for([
  ['/about.html', 0],
  ['/about.html?campaign=spring', 1],
] as const)(
  'PAGE-13 %s loads the code that follows parameters %i times',
  async ([path, count], { visit }) => {
    const loaded: string[] = [];
    const page = await visit(path, {
      prepare: async (opened) => opened.on('request', (request) => loaded.push(request.url())),
    });
    await answered(page);
    expect(loaded.filter((url) => url.includes('followParameters'))).toHaveLength(count);
  },
);

test('PAGE-15 what the page’s policy blocks reaches the server’s log', async ({ visit, site }) => {
  const page = await visit('/contact-us.html?secret=1', {
    expectedComplaints: /Content Security Policy|violates/i,
  });
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  const violations = () => site.log().filter(({ msg }) => msg === 'content security policy violation');
  await expect.poll(() => violations().length).toBeGreaterThan(0);
  expect(violations()[0]).toMatchObject({ blocked: 'inline', directive: 'script-src-elem' });
  expect(JSON.stringify(site.log())).not.toContain('secret');
  expect(await page.title()).not.toBe('taken over');
});

test.for(['[data-section=HeroBanner] a[tabindex]', '[data-section=MortgageRates] a[tabindex]'])(
  'the words of a button at %s keep their color under the pointer',
  async (button, { visit }) => {
    const page = await visit('/mortgage-rates.html');
    const link = page.locator(button).first();
    const color = () => link.evaluate((element) => getComputedStyle(element).color);
    const before = await color();
    await link.hover();
    await expect.poll(() => link.evaluate((element) => element.getAnimations().length)).toBe(0);
    expect(await color()).toBe(before);
  },
);
