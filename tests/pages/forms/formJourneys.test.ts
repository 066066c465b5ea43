import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { banner, field, storedForms } from '#tests/pages/contactForm.ts';
import { labelled } from '#tests/pages/fields.ts';
import { asPeopleDo, demoForms, sendForm } from '#tests/pages/formPages.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { answered, test } from '#tests/pages/visit.ts';

const cookiesOf = async (page: Page) =>
  Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
  );

async function useCode(page: Page, code: string, zip: string): Promise<void> {
  await field(page, 'Code on your letter').fill(code);
  await field(page, 'Zip code').fill(zip);
  await field(page, 'Email').fill('ada@example.com');
  await asPeopleDo(page);
  await sendForm(page, { button: 'Use my code' });
}

describe('FORM-13 FORM-06 the marketing-code form', () => {
  const noMatch = 'This code and zip code do not belong together. Check both against your letter.';
  const isUsed = 'This code was used already. If that was not you, please call us.';

  test('is prefilled with USERCHAR1', async ({ visit }) => {
    const page = await visit('/offers/code.html?USERCHAR1=ELM2026A7');
    await expect.poll(() => field(page, 'Code on your letter').inputValue()).toBe('ELM2026A7');
  });

  test('says that a code and a zip code do not belong together, and marks both', async ({ visit, site }) => {
    const before = storedForms(site.dataFolder, 'marketing-code').length;
    const page = await visit('/offers/code.html', { expectedComplaints: /422/ });
    await useCode(page, 'ELM2026A7', '99999');
    await banner(page).waitFor();
    expect(await banner(page).getByRole('link').allInnerTexts()).toEqual([noMatch]);
    for (const label of ['Code on your letter', 'Zip code'])
      expect(await field(page, label).getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'Email').getAttribute('aria-invalid')).toBeNull();
    expect(storedForms(site.dataFolder, 'marketing-code')).toHaveLength(before);
  });

  test('takes each code once, from whomever', async ({ visit, site }) => {
    const before = storedForms(site.dataFolder, 'marketing-code').length;
    const first = await visit('/offers/code.html');
    await useCode(first, 'ELM2026C9', '10001');
    await banner(first).filter({ hasText: 'Your code is right.' }).waitFor();
    const second = await visit('/offers/code.html', { expectedComplaints: /422/ });
    await useCode(second, 'elm2026c9', '10001');
    await banner(second).waitFor();
    expect(await banner(second).getByRole('link').allInnerTexts()).toEqual([isUsed]);
    expect(await field(second, 'Zip code').getAttribute('aria-invalid')).toBe('true');
    expect(storedForms(site.dataFolder, 'marketing-code')).toHaveLength(before + 1);
  });

  test('says the same without JavaScript', async ({ visit }) => {
    const page = await visit('/offers/code.html', { javaScriptEnabled: false, expectedComplaints: /422/ });
    await field(page, 'Code on your letter').fill('ELM2026A7');
    await field(page, 'Zip code').fill('99999');
    await field(page, 'Email').fill('ada@example.com');
    await sendForm(page, { button: 'Use my code' });
    await banner(page).waitFor();
    expect(await banner(page).getByRole('link').allInnerTexts()).toEqual([noMatch]);
    expect(await field(page, 'Code on your letter').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('FORM-14 the my-offer look-up', () => {
  const ask = async (page: Page, code: string) => {
    await field(page, 'Confirmation code').fill(code);
    await field(page, 'Zip code').fill('10001');
    await asPeopleDo(page);
    const [request] = await Promise.all([
      page.waitForRequest('**/forms/my-offer**'),
      sendForm(page, { button: 'Find my offer' }),
    ]);
    return new URL(request.url());
  };

  test('adds the confirmation, the zip code and the page’s ecid to the address', async ({ visit, site }) => {
    const page = await visit('/offers/my-offer.html?ecid=MAIL_7');
    const { pathname, search } = await ask(page, 'CARD8820');
    expect(pathname + search).toBe('/svt/elmstone/forms/my-offer/CARD8820/10001?ecid=MAIL_7');
    await page.waitForURL('**/offers/your-offer.html');
    const sent = { confirmationCode: 'CARD8820', ecid: 'MAIL_7', offerProductCode: 'CARD-REWARDS' };
    expect(storedForms(site.dataFolder, 'my-offer').at(-1)).toMatchObject(sent);
  });

  test('asks with a query for a new application', async ({ visit }) => {
    const query = '?isNewApply=true&offerProductCode=CARD-REWARDS&ecid=MAIL_7';
    const page = await visit(`/offers/my-offer.html${query}`);
    const { pathname, searchParams } = await ask(page, 'CARD8820');
    expect(pathname).toBe('/svt/elmstone/forms/my-offer');
    expect(Object.fromEntries(searchParams)).toEqual({
      confirmationCode: 'CARD8820',
      zipCode: '10001',
      offerProductCode: 'CARD-REWARDS',
      ecid: 'MAIL_7',
    });
    await page.waitForURL('**/offers/your-offer.html');
  });

  test('finds no offer for somebody else’s zip code', async ({ visit, site }) => {
    const before = storedForms(site.dataFolder, 'my-offer').length;
    const page = await visit('/offers/my-offer.html', { expectedComplaints: /422/ });
    await ask(page, 'HOME4417');
    await banner(page).waitFor();
    expect(await banner(page).getByRole('link').allInnerTexts()).toEqual([
      'We found no offer with this code and zip code. Check both against your letter.',
    ]);
    expect(storedForms(site.dataFolder, 'my-offer')).toHaveLength(before);
  });
});

test('FORM-09 who refers enters it once: cookies fill in the second step', async ({ visit, site }) => {
  const page = await visit('/business/refer.html');
  await demoForms['FORM-09 PAGE-06 referrer']?.fillIn(page);
  await asPeopleDo(page);
  await sendForm(page, { button: 'Continue' });
  await page.waitForURL('**/business/refer-a-business.html');
  expect(await cookiesOf(page)).toMatchObject({
    companyReferrer_cookie: 'Engines',
    elanReferrerEmail_cookie: 'ada@example.com',
    elanReferrerName_cookie: 'Ada Byron',
  });
  await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Ada Byron');
  expect(await field(page, 'Your company').inputValue()).toBe('Engines');
  expect(await field(page, 'Your email').inputValue()).toBe('ada@example.com');
  await field(page, 'Name of the business').fill('Looms');
  await field(page, 'First name of the person we should call').fill('Joseph');
  await field(page, 'Last name of the person we should call').fill('Jacquard');
  await field(page, 'Phone').fill('2075550142');
  await page.getByLabel('This person knows').check();
  await asPeopleDo(page);
  await sendForm(page, { button: 'Send the referral' });
  await banner(page).filter({ hasText: 'Thank you for the introduction' }).waitFor();
  expect(storedForms(site.dataFolder, 'referral').at(-1)).toMatchObject({
    formType: 'referralForm',
    businessName: 'Looms',
    referrerName: 'Ada Byron',
    company: 'Engines',
    email: 'ada@example.com',
  });
});

test('FORM-10 FORM-16 the guide’s form sends the campaign of its address and the hash of riblpid', async ({
  visit,
  site,
}) => {
  const query = '?pm_genericstring01=spring&pm_genericstring5=mail&pdfPath=/content/dam/guides/cash.pdf';
  const page = await visit(`/business/cash-flow-guide.html${query}`, { cookies: { riblpid: 'visitor-7' } });
  await demoForms['FORM-10 marketing automation']?.fillIn(page);
  await asPeopleDo(page);
  await sendForm(page, { button: 'Send me the guide' });
  await banner(page).filter({ hasText: 'The guide is on its way' }).waitFor();
  expect(storedForms(site.dataFolder, 'cash-flow-guide').at(-1)).toMatchObject({
    CD_DTO_ID__c: 'CF-GUIDE-13W',
    pm_genericstring01: 'spring',
    pm_genericstring5: 'mail',
    pm_genericstring6: 'cash-flow-guide',
    HashedLPID: createHash('sha256').update('visitor-7').digest('hex'),
    urlParams: new URLSearchParams(query).toString(),
    pdfpath: '/content/dam/guides/cash.pdf',
    leadFormId: await page.evaluate(() => sessionStorage.getItem('leadFormIdValue')),
  });
});

describe('PAGE-07 the consent page', () => {
  const consent = '/global-transition-solutions/consent.html';
  const welcome = '**/global-transition-solutions/welcome.html';

  test('sends a visitor who has accepted to the welcome page, once and for all', async ({ visit }) => {
    const page = await visit('/');
    await page.context().addCookies([{ name: 'jp_cookie_consent', value: 'accepted', url: page.url() }]);
    await page.goto(consent);
    await page.waitForURL(welcome);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test.for([
    ['no cookie', {}],
    ['another answer', { jp_cookie_consent: 'refused' }],
  ] as const)('stays with %s', async ([, cookies], { visit }) => {
    const page = await visit(consent, { cookies });
    await page.locator('[data-section=Form]').waitFor();
    expect(new URL(page.url()).pathname).toBe(consent);
  });

  test.for(['//evil.example/', 'https://evil.example/', 'javascript:document.title=1', consent])(
    'SEC-01 PAGE-07 a redirect to %s, however it came into the page, leads nowhere and does not loop',
    async (to, { visit }) => {
      let opened = 0;
      const page = await visit(consent, {
        cookies: { jp_cookie_consent: 'accepted' },
        prepare: (window) =>
          window.route(`**${consent}`, async (route) => {
            opened += 1;
            const response = await route.fetch();
            const html = await response.text();
            const body = html.replace(
              /(data-redirect="[^"]*&quot;to&quot;:&quot;)[^&]*/,
              (_all, before: string) => before + to,
            );
            expect(body).not.toBe(html);
            await route.fulfill({ response, body });
          }),
      });
      await answered(page);
      expect(new URL(page.url()).pathname).toBe(consent);
      expect(await page.title()).not.toBe('1');
      expect(opened).toBe(1);
    },
  );

  test.for([true, false])(
    'STORE-03 accepting sets the cookie for a year, scripts: %s',
    async (scripts, { visit }) => {
      const page = await visit(consent, { javaScriptEnabled: scripts });
      await page.getByLabel('I agree that this part of the site').check();
      if (scripts) await asPeopleDo(page);
      await sendForm(page, { button: 'Accept and go on' });
      await page.waitForURL(welcome);
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'jp_cookie_consent');
      expect(cookie?.value).toBe('accepted');
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(365);
    },
  );
});

describe('conditions by keyboard', () => {
  /** Focuses a select and chooses an option by keyboard only. */
  const choose = async (page: Page, label: string, keys: string) => {
    // A select that loses focus forgets the letters typed before.
    await labelled(page, 'First name').focus();
    await labelled(page, label).focus();
    await page.keyboard.type(keys);
  };
  const isThere = async (page: Page, labels: readonly string[]) => {
    const shown: string[] = [];
    for (const label of labels) if (await labelled(page, label).isVisible()) shown.push(label);
    return shown;
  };

  test('COND-07 FORM-17 the type of customer decides what a merchant is asked', async ({ visit }) => {
    const page = await visit('/business/merchant-financing.html');
    const labels = ['Zip code of your business', 'Industry', 'Merchant id'];
    for (const [keys, expected] of [
      ['A new', labels.slice(0, 2)],
      ['A reader', labels.slice(0, 2)],
      ['A customer', labels.slice(0, 1)],
      ['An existing', labels.slice(2)],
    ] as const) {
      await choose(page, 'You are', keys);
      await expect.poll(() => isThere(page, labels)).toEqual(expected);
    }
  });

  test('COND-01 FORM-12 the country of a partner decides between state and province', async ({ visit }) => {
    const page = await visit('/business/partner.html');
    await choose(page, 'Country', 'United States');
    await expect.poll(() => isThere(page, ['State', 'Province'])).toEqual(['State']);
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(labelled(page, 'State'))).toBe(true);
    await choose(page, 'Country', 'Canada');
    await expect.poll(() => isThere(page, ['State', 'Province'])).toEqual(['Province']);
    await choose(page, 'Country', 'Japan');
    await expect.poll(() => isThere(page, ['State', 'Province'])).toEqual([]);
  });

  test('COND-02 FORM-11 another job title is asked for and required', async ({ visit }) => {
    const page = await visit('/business/talk-to-us.html');
    await choose(page, 'Job title', 'Other');
    await labelled(page, 'Your job title').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.getByText('Your job title is Required').waitFor();
  });

  test('COND-08 COND-09 FORM-15 telephones and taxes of the Japanese form', async ({ visit }) => {
    const page = await visit('/global-transition-solutions/tax-and-phone.html');
    const phones = ['US number', 'Number outside the United States'];
    await page.getByLabel('In the United States', { exact: true }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => isThere(page, phones)).toEqual(phones.slice(0, 1));
    for (const expected of [phones.slice(1), phones.slice(1), phones]) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => isThere(page, phones)).toEqual(expected);
    }
    const payer = page.getByRole('radiogroup', { name: 'Are you a US tax payer?' });
    await choose(page, 'US tax number', 'None');
    await expect.poll(() => payer.getByLabel('No').isChecked()).toBe(true);
    expect(await payer.getByLabel('Yes').isDisabled()).toBe(true);
    expect(await isThere(page, ['Social Security number', 'Name on your last tax return'])).toEqual([]);
    await choose(page, 'US tax number', 'Social');
    await labelled(page, 'Social Security number').waitFor();
    await payer.getByLabel('Yes').focus();
    await page.keyboard.press('Space');
    await labelled(page, 'Name on your last tax return').waitFor();
  });

  test('COND-03 COND-04 COND-05 work, income and taxes elsewhere decide what is required', async ({
    visit,
  }) => {
    const page = await visit('/global-transition-solutions/tax-and-phone.html');
    const asked = ['Employer', 'First day there', 'Describe where it comes from'];
    const abroad = [
      'Tax number of that country',
      'Country of your permanent address',
      'Street',
      'City',
      'Postal code',
    ];
    await choose(page, 'Employment', 'Retired');
    await choose(page, 'Where does your money come from?', 'Pension');
    const foreign = page.getByRole('radiogroup', { name: /form W-8BEN/ });
    await foreign.getByLabel('No').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => isThere(page, [...asked, ...abroad])).toEqual([]);
    for (const keys of ['Full', 'Part', 'Self']) {
      await choose(page, 'Employment', keys);
      await expect.poll(() => isThere(page, asked)).toEqual(asked.slice(0, 2));
    }
    await choose(page, 'Where does your money come from?', 'Something');
    await foreign.getByLabel('Yes').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => isThere(page, [...asked, ...abroad])).toEqual([...asked, ...abroad]);
    await sendForm(page, { button: 'Send' });
    await banner(page).waitFor();
    const said = await banner(page).getByRole('link').allInnerTexts();
    for (const label of [
      'Employer',
      'First day there',
      'Describe where it comes from',
      'Tax number of that country',
      'Street',
      'City',
      'Postal code',
    ])
      expect(said).toContain(`${label} is Required`);
    expect(said).toContain('Choose the country of your permanent address');
  });
});
