import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { answersAtOnce } from '#tests/pages/answersAtOnce.ts';
import { isServiceCall } from '#tests/pages/isServiceCall.ts';
import { noteShifts, shifted } from '#tests/pages/layoutShift.ts';
import { tabTo } from '#tests/pages/tabTo.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { answered, test, type VisitOptions } from '#tests/pages/visit.ts';
import { waiting } from '#tests/pages/waiting.ts';

const path = '/locations.html';
const narrow: VisitOptions = { viewport: { width: 375, height: 812 } };
const withoutScripts: VisitOptions = { javaScriptEnabled: false, ...narrow };
const results = '**/svt/ecm/productfilterresults?*';
const cities = '**/svt/elmstone/dynamicDropdown?*';

const finder = (page: Page) => page.locator('[data-section=LocationFinder]');
const found = (page: Page) => finder(page).locator('[data-part=found]');
const branches = (page: Page) => finder(page).locator('address');
const state = (page: Page) => finder(page).getByLabel('State', { exact: true });
const city = (page: Page) => finder(page).getByLabel('City', { exact: true });
const button = (page: Page) => finder(page).getByRole('button', { name: 'Show branches' });
const pages = (page: Page) => finder(page).getByRole('navigation', { name: 'Pages of branches' });
const optionsOf = (page: Page) => city(page).locator('option').allTextContents();
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
/** Returns the query of the page's address. */
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const unavailable = (route: Route) => route.fulfill({ status: 503, json: { error: 'unavailable' } });

/** Records calls to the two services. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isServiceCall(request.url())) calls.push(decodeURIComponent(new URL(request.url()).search));
  });
  return calls;
}

/** Returns the branches in the page's structured data. */
async function structured(page: Page): Promise<Record<string, unknown>[]> {
  const json = await finder(page).locator('script[type="application/ld+json"]').textContent();
  return (JSON.parse(json ?? '{}') as { '@graph': Record<string, unknown>[] })['@graph'];
}

describe('the location finder', () => {
  test('WIDG-12 begins with Maine: three branches, and the way to all of them', async ({ visit }) => {
    const page = await visit(path, narrow);
    expect(await found(page).innerText()).toBe('30 branches in Maine');
    expect(await state(page).inputValue()).toBe('ME');
    expect(await branches(page).count()).toBe(3);
    await finder(page).getByRole('link', { name: 'See all branches in Maine' }).click();
    await expect.poll(() => found(page).innerText()).toBe('30 branches in Maine, page 1 of 3');
    await expect.poll(() => branches(page).count()).toBe(12);
    expect(await finder(page).getByRole('link', { name: 'See all branches in Maine' }).count()).toBe(0);
  });

  test('WIDG-12 a tap is painted before it is answered: the button, a state, the next page', async ({
    visit,
  }) => {
    const page = await visit(`${path}?state=ME`, narrow);
    await state(page).selectOption('OH');
    await expect.poll(() => optionsOf(page)).toContain('Columbus');
    expect(await answersAtOnce(button(page))).toBe(false);
    await expect.poll(() => asked(page)).toEqual({ state: 'OH' });
    expect(await answersAtOnce(finder(page).getByRole('link', { name: 'Maine', exact: true }))).toBe(false);
    await expect.poll(() => asked(page)).toEqual({ state: 'ME' });
    await expect.poll(() => found(page).innerText()).toMatch(/Maine, page 1 of 3$/);
    expect(await answersAtOnce(pages(page).getByRole('link', { name: 'Next' }))).toBe(false);
    await expect.poll(() => asked(page)).toEqual({ state: 'ME', page: '2' });
  });

  test('WIDG-12 a state is grouped by city, 12 branches on a page', async ({ visit }) => {
    const page = await visit(`${path}?state=ME`, narrow);
    expect(await found(page).innerText()).toBe('30 branches in Maine, page 1 of 3');
    expect(await branches(page).count()).toBe(12);
    expect(await finder(page).getByRole('heading', { level: 3 }).first().innerText()).toBe('Maine');
    const names = await finder(page).getByRole('heading', { level: 4 }).allInnerTexts();
    expect(names.slice(0, 3)).toEqual(['Auburn', 'Augusta', 'Bangor']);
    expect(names).toEqual([...new Set(names)].toSorted());
    expect(await optionsOf(page)).toContain('Portland');
    expect(await isWide(page)).toBe(false);
  });

  test('WIDG-12 each branch has its hours, its number, the way there and a page that says more', async ({
    visit,
  }) => {
    const page = await visit(`${path}?state=ME&city=Auburn`);
    const branch = finder(page)
      .getByRole('listitem')
      .filter({ has: page.locator('address') });
    expect(await branch.count()).toBe(1);
    const address = '39 Court Street, Auburn, ME 04210';
    expect(await branch.getByRole('link', { name: 'Call 207-555-0172' }).getAttribute('href')).toBe(
      'tel:+12075550172',
    );
    const way = new URL(
      (await branch.getByRole('link', { name: `Directions to ${address}` }).getAttribute('href')) ?? '',
    );
    expect([way.origin, way.searchParams.get('query')]).toEqual(['https://www.openstreetmap.org', address]);
    const own = branch.getByRole('link', { name: '39 Court Street', exact: true });
    expect(await own.getAttribute('href')).toBe('/branches/me/auburn-39-court-street.html');
    expect(await branch.locator('dl').innerText()).toMatch(/Mon to Fri\s+9\sa\.m\. to 5\sp\.m\./);
  });

  test('WIDG-12 the page of a branch has its structured data, hours of the week with today, and holidays', async ({
    visit,
  }) => {
    const page = await visit(`${path}?state=NH&city=Nashua`, {
      hasOwnWindow: true,
      prepare: (opened) => opened.clock.setFixedTime('2026-12-01T12:00:00-05:00'),
    });
    await finder(page).getByRole('link', { name: '96 Main Street', exact: true }).click();
    await page.waitForURL('**/branches/nh/nashua-96-main-street.html');
    const json = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(json.join('')).toContain('GeoCoordinates');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('96 Main Street');
    const details = page.locator('[data-section=BranchDetails]');
    expect(await details.locator('tbody tr').count()).toBe(7);
    expect(await details.locator('tr[aria-current=date]').count()).toBe(1);
    expect(await details.locator('[data-open]').innerText()).toMatch(/^Open now, closes at 5\sp\.m\.$/);
    expect(await details.getByRole('img', { name: 'Map of New Hampshire' }).count()).toBe(1);
    expect(await details.getByText('Christmas Day').first().isVisible()).toBe(true);
    const holidays = details.locator('[data-date]');
    expect(await holidays.filter({ visible: true }).count()).toBe(4);
    await page.clock.setFixedTime('2026-12-01T17:15:00-05:00');
    await page.reload();
    expect(await details.locator('[data-open]').innerText()).toMatch(
      /^Lobby: closed now, .+ · Drive-up: open now, closes at 5:30\sp\.m\.$/,
    );
    await page.getByRole('link', { name: 'Other branches in New Hampshire' }).click();
    await page.waitForURL('**/locations.html?state=NH');
  });

  test('WIDG-12 the page of a branch shows its banker with a face, and leads to a time with them', async ({
    visit,
  }) => {
    const page = await visit('/branches/me/portland-14-exchange-street.html', withoutScripts);
    const details = page.locator('[data-section=BranchDetails]');
    expect(await details.getByText('Home loan officer').isVisible()).toBe(true);
    expect(await details.getByText('NMLS ID 9999999').isVisible()).toBe(true);
    expect(await details.locator('img[src*=amara]').getAttribute('alt')).toBe('');
    const book = details.getByRole('link', { name: 'Book a time with Amara Whitfield' });
    expect(await book.getAttribute('href')).toBe(
      '/appointments/request.html?banker=amara&way=branch&branch=14%20Exchange%20Street%2C%20Portland',
    );
    expect(await details.getByRole('link', { name: 'Book time with a banker' }).count()).toBe(0);
  });

  test('WIDG-12 structured data has the branches without pages, and the policy lets it be', async ({
    visit,
  }) => {
    const page = await visit(path);
    await page.route(results, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll('pagePath', 'ignored'),
      });
    });
    await state(page).selectOption('NH');
    await expect.poll(() => optionsOf(page)).toContain('Nashua');
    await city(page).selectOption('Nashua');
    await button(page).click();
    await expect.poll(() => found(page).innerText()).toBe('2 branches in Nashua, New Hampshire');
    await expect.poll(() => branches(page).count()).toBe(2);
    const [first, ...others] = await structured(page);
    expect(others).toHaveLength(1);
    expect(first).toMatchObject({
      '@type': 'BankOrCreditUnion',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Nashua',
        addressRegion: 'NH',
        postalCode: '03060',
      },
      telephone: '+1-603-555-0165',
      openingHours: ['Mo-Th 09:00-17:00', 'Fr 09:00-18:00', 'Sa 09:00-12:00'],
    });
  });

  test('WIDG-12 errand: a drive-up open on Saturday in Ohio, in three taps on a phone', async ({ visit }) => {
    const page = await visit(path, { ...narrow, hasTouch: true });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).origin));
    await finder(page).getByRole('link', { name: 'Ohio' }).tap();
    await expect.poll(() => found(page).innerText()).toBe('16 branches in Ohio, page 1 of 2');
    await finder(page).getByRole('checkbox', { name: 'Drive-up' }).tap();
    await finder(page).getByRole('checkbox', { name: 'Open Saturday' }).tap();
    await expect.poll(() => found(page).innerText()).toBe('5 branches in Ohio: Drive-up, Open Saturday');
    await expect.poll(() => branches(page).count()).toBe(5);
    expect(await finder(page).locator('dl').allInnerTexts()).toEqual(
      Array.from({ length: 10 }, () => expect.stringContaining('Sat') as string),
    );
    expect(new URL(page.url()).search).toBe('?state=OH&only=driveUp&only=saturday');
    const first = finder(page).getByRole('listitem').filter({ hasText: '68 Market Avenue North' });
    expect(await first.getByRole('link', { name: 'Call 330-555-0172' }).isVisible()).toBe(true);
    expect(new Set(calls).size).toBe(1);
    expect(await isWide(page)).toBe(false);
  });

  test('WIDG-12 errand: the same by keyboard only', async ({ visit }) => {
    const page = await visit(path, narrow);
    await tabTo(page, '#finder-state');
    await page.keyboard.type('Ohi');
    await expect.poll(() => state(page).inputValue()).toBe('OH');
    await tabTo(page, '#finder-driveUp');
    await page.keyboard.press('Space');
    await expect.poll(() => found(page).innerText()).toContain('in Ohio: Drive-up');
    const saturday = finder(page).getByRole('checkbox', { name: 'Open Saturday' });
    expect(await hasFocus(finder(page).getByRole('checkbox', { name: 'Drive-up' }))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => found(page).innerText()).toBe('5 branches in Ohio: Drive-up, Open Saturday');
    expect(await hasFocus(saturday)).toBe(true);
    await page.goBack();
    await expect.poll(() => saturday.isChecked()).toBe(false);
    await expect.poll(() => found(page).innerText()).toBe('7 branches in Ohio: Drive-up');
  });

  test('WIDG-12 of two filters in quick succession, both count', async ({ visit }) => {
    const page = await visit(`${path}?state=OH`, narrow);
    await state(page).focus();
    await finder(page).and(page.locator('[data-hydration=hydrated]')).waitFor();
    await page.evaluate(() => {
      for (const filter of document.querySelectorAll<HTMLInputElement>('#finder-driveUp, #finder-saturday'))
        filter.click();
    });
    expect(new URL(page.url()).search).toBe('?state=OH&only=driveUp&only=saturday');
    await expect.poll(() => found(page).innerText()).toBe('5 branches in Ohio: Drive-up, Open Saturday');
    expect(await finder(page).locator('input:checked').count()).toBe(2);
  });

  test('WIDG-12 filters that were chosen before the script was there all count', async ({ visit }) => {
    const { page, letGo } = await waiting(visit, `${path}?state=OH`, narrow);
    await finder(page).getByRole('checkbox', { name: 'Drive-up' }).check();
    await finder(page).getByRole('checkbox', { name: 'Open Saturday' }).check();
    letGo();
    await expect.poll(() => found(page).innerText()).toBe('5 branches in Ohio: Drive-up, Open Saturday');
    expect(await finder(page).locator('input:checked').count()).toBe(2);
    expect(new URL(page.url()).search).toBe('?state=OH&only=driveUp&only=saturday');
  });

  test('WIDG-12 a zip code has the nearest branches, with their distance', async ({ visit }) => {
    const page = await visit(path, narrow);
    await finder(page).getByLabel('Zip code').fill('43215');
    await button(page).click();
    await expect.poll(() => found(page).innerText()).toBe('5 branches near 43215');
    await expect.poll(() => branches(page).count()).toBe(5);
    const miles = await finder(page)
      .getByText(/^[\d.]+ miles$/)
      .allInnerTexts();
    const numbers = miles.map((text) => Number.parseFloat(text));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(await state(page).inputValue()).toBe('');
    await state(page).selectOption('VT');
    await button(page).click();
    await expect.poll(() => found(page).innerText()).toBe('16 branches in Vermont, page 1 of 2');
    expect(await finder(page).getByLabel('Zip code').inputValue()).toBe('');
  });

  test('WIDG-12 without the zip code that was searched, the branches of another place are shown', async ({
    visit,
  }) => {
    const page = await visit(`${path}?near=43215`, narrow);
    await finder(page).getByLabel('Zip code').fill('');
    await button(page).click();
    await expect.poll(() => found(page).innerText()).toBe('30 branches in Maine, page 1 of 3');
    expect(await state(page).inputValue()).toBe('ME');
  });

  test('WIDG-12 a zip code that is none has an error at its field, which keeps the focus', async ({
    visit,
  }) => {
    const page = await visit(path, narrow);
    const field = finder(page).getByLabel('Zip code');
    for (const [typed, error] of [
      ['99999', 'We don’t know the zip code 99999. Check its five digits.'],
      ['432', 'Enter a zip code with five digits, such as 43215.'],
    ] as const) {
      await field.fill(typed);
      await button(page).click();
      await finder(page).getByText(error).waitFor();
      await expect.poll(() => hasFocus(field)).toBe(true);
      await expect.poll(() => found(page).innerText()).toBe('30 branches in Maine, page 1 of 3');
      expect(await hasFocus(field)).toBe(true);
    }
  });

  test('WIDG-12 asks nobody before it is used, and loads no React', async ({ visit }) => {
    let calls: string[] = [];
    const page = await visit(path, {
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    await answered(page);
    expect(calls).toEqual([]);
    expect(await finder(page).getAttribute('data-hydration')).toBeNull();
    await state(page).focus();
    await finder(page).and(page.locator('[data-hydration=hydrated]')).waitFor();
    await answered(page);
    expect(calls).toEqual([]);
    expect(await branches(page).count()).toBe(3);
  });

  test.for([375, 1280])(
    'WIDG-12 by keyboard only, %d pixels wide: the cities follow the state, results and pages have the focus',
    async (width, { visit }) => {
      const page = await visit(`${path}?state=ME`, {
        viewport: { width, height: 812 },
        before: noteShifts,
        hasOwnWindow: true,
      });
      const calls = noteCalls(page);
      await tabTo(page, '#finder-state');
      // A native select selects an option by its first letters.
      await page.keyboard.type('Verm');
      await expect.poll(() => state(page).inputValue()).toBe('VT');
      await expect.poll(() => optionsOf(page)).toContain('Montpelier');
      expect(await optionsOf(page)).not.toContain('Portland');
      expect(calls).toContain('?rootTagPath=/locations&subCategoryVal=VT');
      expect(await found(page).innerText()).toContain('Maine');
      await tabTo(page, '#finder-city');
      await page.keyboard.type('Rut');
      await tabTo(page, '#finder button');
      await page.keyboard.press('Enter');
      await expect.poll(() => found(page).innerText()).toBe('2 branches in Rutland, Vermont');
      await expect.poll(() => hasFocus(found(page))).toBe(true);
      expect(asked(page)).toEqual({ state: 'VT', city: 'Rutland' });
      await expect.poll(() => branches(page).count()).toBe(2);
      // The whole state has several pages of results.
      await page.goBack();
      await expect.poll(() => found(page).innerText()).toBe('30 branches in Maine, page 1 of 3');
      // The list follows the sentence.
      await expect.poll(() => branches(page).count()).toBe(12);
      expect(await state(page).inputValue()).toBe('ME');
      await tabTo(page, '#finder nav[aria-label="Pages of branches"] a');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => found(page).innerText()).toBe('30 branches in Maine, page 2 of 3');
      await expect.poll(() => hasFocus(found(page))).toBe(true);
      expect(asked(page)).toEqual({ state: 'ME', page: '2' });
      expect(await shifted(page)).toBeLessThan(0.01);
      expect(await isWide(page)).toBe(false);
    },
  );

  test('WIDG-12 the address is in step, and Back and Forward lead through what was looked for', async ({
    visit,
  }) => {
    const page = await visit(path);
    await state(page).selectOption('NH');
    await button(page).click();
    await expect.poll(() => found(page).innerText()).toBe('17 branches in New Hampshire, page 1 of 2');
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => branches(page).count()).toBe(5);
    expect(asked(page)).toEqual({ state: 'NH', page: '2' });
    await finder(page).getByRole('link', { name: 'Wyoming' }).click();
    await expect.poll(() => found(page).innerText()).toContain('Wyoming');
    await page.goBack();
    await expect.poll(() => found(page).innerText()).toBe('17 branches in New Hampshire, page 2 of 2');
    expect(await state(page).inputValue()).toBe('NH');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => found(page).innerText()).toContain('Maine');
    await page.goForward();
    await expect.poll(() => found(page).innerText()).toBe('17 branches in New Hampshire, page 1 of 2');
    await page.reload();
    expect(await found(page).innerText()).toBe('17 branches in New Hampshire, page 1 of 2');
  });

  test('WIDG-12 a service that fails shows the message in bold without paging, and can be asked again', async ({
    visit,
  }) => {
    const page = await visit(path, { expectedComplaints: /503/ });
    await page.route(results, unavailable);
    await state(page).selectOption('OR');
    await button(page).click();
    const failure = found(page).getByText('Branches cannot be shown right now');
    await failure.waitFor();
    expect(Number(await failure.evaluate((element) => getComputedStyle(element).fontWeight))).toBeGreaterThan(
      600,
    );
    expect(await pages(page).count()).toBe(0);
    expect(await branches(page).count()).toBe(0);
    await expect.poll(() => hasFocus(found(page))).toBe(true);
    await page.unroute(results);
    await button(page).click();
    await expect.poll(() => found(page).innerText()).toBe('16 branches in Oregon, page 1 of 2');
  });

  test('V23 SRCH-04 offline, the finder says at once that branches cannot be shown', async ({ visit }) => {
    const page = await visit(path, { hasOwnWindow: true, expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });
    await state(page).selectOption('OR');
    await expect.poll(() => optionsOf(page)).toContain('Ashland');
    await page.context().setOffline(true);
    await button(page).click();
    await found(page).getByText('Branches cannot be shown right now').waitFor();
  });

  test('WIDG-12 a service that answers with all its branches: only those of the state and city are shown', async ({
    visit,
  }) => {
    const page = await visit(path);
    await page.route(results, async (route) => {
      const all = new URL(route.request().url());
      expect(all.searchParams.get('domain')).toBe('/locations');
      all.search = '?domain=/locations';
      await route.fulfill({ response: await route.fetch({ url: all.href }) });
    });
    await state(page).selectOption('VT');
    await expect.poll(() => optionsOf(page)).toContain('Rutland');
    await city(page).selectOption('Rutland');
    await button(page).click();
    await expect.poll(() => found(page).innerText()).toBe('2 branches in Rutland, Vermont');
    await expect.poll(() => branches(page).count()).toBe(2);
  });

  test('WIDG-12 PAGE-01 the Spanish finder asks for its own root page', async ({ visit }) => {
    const page = await visit('/es/locations.html');
    await finder(page).locator('select').first().focus();
    await finder(page).and(page.locator('[data-hydration=hydrated]')).waitFor();
    const asks = page.waitForRequest(/productfilterresults/);
    await finder(page).getByRole('link', { name: 'Wyoming' }).click();
    const { searchParams } = new URL((await asks).url());
    expect(Object.fromEntries(searchParams)).toEqual({ domain: '/es/locations', state: 'WY' });
  });

  test('WIDG-12 a branch has the picture and the page that its author gave it', async ({ visit }) => {
    const page = await visit(`${path}?state=ME&city=Portland`);
    const branch = finder(page).getByRole('listitem').filter({ hasText: '14 Exchange Street' });
    expect(await branch.locator('img').getAttribute('src')).toMatch(/^\/media\/branch/);
    const more = branch.getByRole('link', { name: 'Book time with a banker at 14 Exchange Street' });
    expect(await more.getAttribute('href')).toBe('/appointments/request.html');
    expect(await finder(page).locator('address ~ img, img ~ address').count()).toBe(1);
  });

  test('WIDG-12 without its cities a state can still be looked at', async ({ visit }) => {
    const page = await visit(path, { expectedComplaints: /503/ });
    await page.route(cities, unavailable);
    await state(page).selectOption('OH');
    await button(page).click();
    await expect.poll(() => found(page).innerText()).toBe('16 branches in Ohio, page 1 of 2');
    expect(await optionsOf(page)).toEqual(['All cities']);
  });

  test('WIDG-12 no branches: a heading, help, and the way to all of the state', async ({ visit }) => {
    const page = await visit(`${path}?state=NH&city=Atlantis`, narrow);
    expect(await found(page).innerText()).toBe('No branch in Atlantis, New Hampshire');
    expect(await finder(page).getByRole('heading', { name: 'We are not there yet' }).count()).toBe(1);
    expect(await pages(page).count()).toBe(0);
    await finder(page).getByRole('link', { name: 'See all branches in New Hampshire' }).click();
    await expect.poll(() => found(page).innerText()).toBe('17 branches in New Hampshire, page 1 of 2');
  });

  test('WIDG-12 no branch with all services: the heading says so, and not that there is none at all', async ({
    visit,
  }) => {
    const services = ['driveUp', 'saturday', 'notary', 'spanish'].map((name) => `&only=${name}`).join('');
    const page = await visit(`${path}?state=RI${services}`);
    const heading = finder(page).getByRole('heading', { name: 'No branch has all of these services here' });
    expect(await heading.count()).toBe(1);
    await finder(page).getByRole('link', { name: 'See branches without these services' }).click();
    await expect.poll(() => found(page).innerText()).toMatch(/^15 branches in Rhode Island/);
    expect(await heading.count()).toBe(0);
  });

  test('WIDG-12 branches of a service that names no cities are shown, without a heading if the address does not tell', async ({
    visit,
  }) => {
    const page = await visit(path);
    const branch = (addressLine1: string, addressLine2: string) => ({
      stateCode: 'OR',
      addressLine1,
      addressLine2,
    });
    const list = [branch('1 Oak Street', 'Salem OR 97301'), branch('2 Elm Street', 'Capitol Mall')];
    await page.route(results, (route) =>
      route.fulfill({ json: { results: { states: [{ stateName: 'Oregon', cities: list }] } } }),
    );
    await state(page).selectOption('OR');
    await expect.poll(() => optionsOf(page)).toContain('Salem');
    await city(page).selectOption('Salem');
    await button(page).click();
    await expect.poll(() => found(page).innerText()).toBe('2 branches in Salem, Oregon');
    await expect
      .poll(() => finder(page).getByRole('heading', { level: 4 }).allInnerTexts())
      .toEqual(['Salem']);
    const lefts = await branches(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    );
    expect(lefts[0]).toBe(lefts[1]);
    expect((await structured(page))[1]).toMatchObject({
      name: 'Elmstone Bank, 2 Elm Street',
      address: { addressRegion: 'OR' },
    });
  });

  test('SEC-03 what the service says is only ever text, and its links lead nowhere dangerous', async ({
    visit,
  }) => {
    const page = await visit(path);
    const branch = {
      addressLine1: '<img src=x onerror=alert(1)>',
      addressLine2: 'Salem, OR 97301</script><script>alert(1)</script>',
      directionsUrl: 'javascript:alert(1)',
      directionsTitle: 'Directions',
      learnMorePagePath: '//evil.example/',
      learnMoreTitle: 'More',
      locImagePath: 'https://evil.example/x.png',
      phoneNumber: '503-555-0100',
    };
    await page.route(results, (route) =>
      route.fulfill({ json: { results: { states: [{ stateName: '<b>Oregon</b>', cities: [branch] }] } } }),
    );
    await state(page).selectOption('OR');
    await button(page).click();
    await branches(page).getByText('<img src=x').waitFor();
    expect(await finder(page).locator('img').count()).toBe(0);
    const item = finder(page)
      .getByRole('listitem')
      .filter({ has: page.locator('address') });
    expect(await item.getByRole('link').allInnerTexts()).toEqual(['503-555-0100']);
  });

  test('WIDG-12 a host that passes no queries on has the right branches once the page is there', async ({
    visit,
  }) => {
    const html = readFileSync(join(inject('releaseFolder'), 'locations.html'), 'utf8');
    const page = await visit(`${path}?state=CO`, {
      prepare: (opened) =>
        opened.route(`**${path}?*`, (route) => route.fulfill({ body: html, contentType: 'text/html' })),
    });
    await expect.poll(() => found(page).innerText()).toBe('16 branches in Colorado, page 1 of 2');
    expect(await state(page).inputValue()).toBe('CO');
  });
});

describe('the location finder without JavaScript', () => {
  test('WIDG-12 is a form and lists of links that the server answers', async ({ visit }) => {
    const page = await visit(path, withoutScripts);
    await city(page).selectOption('Portland');
    await button(page).click();
    await page.waitForURL('**/locations.html?near=&state=ME&city=Portland');
    expect(await found(page).innerText()).toBe('4 branches in Portland, Maine');
    expect(await city(page).inputValue()).toBe('Portland');
    await expect.poll(() => hasFocus(found(page))).toBe(true);
    await finder(page).getByRole('link', { name: 'New York' }).click();
    expect(await found(page).innerText()).toBe('18 branches in New York, page 1 of 2');
    expect(await optionsOf(page)).toContain('Saratoga Springs');
    await pages(page).getByRole('link', { name: 'Next' }).click();
    expect(await branches(page).count()).toBe(6);
    expect(asked(page)).toEqual({ state: 'NY', page: '2' });
    expect(await isWide(page)).toBe(false);
  });

  test('WIDG-12 in Spanish everything but names is Spanish', async ({ visit }) => {
    const page = await visit('/es/locations.html?state=NH&city=Nashua', withoutScripts);
    expect(await found(page).innerText()).toBe('2 sucursales en Nashua (New Hampshire)');
    const link = finder(page).getByRole('link', { name: '96 Main Street', exact: true });
    expect(await link.getAttribute('href')).toBe('/es/branches/nh/nashua-96-main-street.html');
    expect(await finder(page).locator('dl').first().innerText()).toMatch(
      /lun a jue\s+de 9\sa\.\sm\. a 5\sp\.\sm\./,
    );
  });

  test('WIDG-12 the city in the address is the selected one, in capitals too', async ({ visit }) => {
    const page = await visit(`${path}?state=ME&city=PORTLAND`, withoutScripts);
    expect(await found(page).innerText()).toBe('4 branches in PORTLAND, Maine');
    expect(await city(page).inputValue()).toBe('Portland');
  });

  test('WIDG-12 without scripts the server filters and measures too, and says what is wrong with a zip code', async ({
    visit,
  }) => {
    const page = await visit(path, withoutScripts);
    await state(page).selectOption('OH');
    await finder(page).getByRole('checkbox', { name: 'Drive-up' }).check();
    await finder(page).getByRole('checkbox', { name: 'Open Saturday' }).check();
    await button(page).click();
    expect(await found(page).innerText()).toBe('5 branches in Ohio: Drive-up, Open Saturday');
    expect(await finder(page).getByRole('checkbox', { name: 'Drive-up' }).isChecked()).toBe(true);
    await page.goto(`${new URL(page.url()).origin}${path}?near=04199`);
    expect(await found(page).innerText()).toContain('We cannot measure distances from 04199.');
    await page.goto(`${new URL(page.url()).origin}${path}?near=abc`);
    expect(await finder(page).getByText('Enter a zip code with five digits').count()).toBe(1);
    for (const [finderPath, says] of [
      [path, 'We don’t know the zip code 00000. Check its five digits.'],
      [`/es${path}`, 'No conocemos el código postal 00000. Revise sus cinco dígitos.'],
    ] as const) {
      await page.goto(`${new URL(page.url()).origin}${finderPath}?near=00000`);
      expect(await finder(page).getByText(says).count()).toBe(1);
      expect(await found(page).innerText()).not.toContain('00000');
    }
  });

  /** Invalid queries, because URLs can contain anything. */
  const written: readonly (readonly [query: string, says: RegExp, name?: string])[] = [
    ['state=__proto__', /^No branch in __proto__$/],
    ['state=constructor&city=valueOf', /^No branch in valueOf, constructor$/],
    ['state=ZZ', /^No branch in ZZ$/],
    ['state=new%20hampshire', /^17 branches in New Hampshire/],
    ['state=ME&city=Atlantis', /^No branch in Atlantis, Maine$/],
    ['state=ME&city=..%2FNH', /^No branch in \.\.\/NH, Maine$/],
    ['page=-1', /page 1 of 3$/],
    ['page=0', /page 1 of 3$/],
    ['page=two', /page 1 of 3$/],
    ['page=1e9', /page 3 of 3$/],
    ['page=99999999999999999999', /page 3 of 3$/],
    ['state=ME&state=NH&page=2&page=3', /Maine, page 2 of 3$/],
    [`state=${'x'.repeat(10_000)}`, /^No branch in x{60}$/, 'of ten thousand letters'],
    [
      `city=${encodeURIComponent('😀'.repeat(2500))}`,
      /^No branch in (?:😀){60}, Maine$/u,
      'of ten thousand bytes of emoji',
    ],
    [`state=${encodeURIComponent("<script>x()</script>' or 1=1 --")}`, /^No branch in <script>x/],
    ['city=%E0%A4%A', /^No branch in /],
    [`city=${encodeURIComponent('\u202eZQX\u0000')}`, /^No branch in ZQX, Maine$/],
  ];
  const named = written.map(([query, says, name = query]) => ({ query, says, name }));
  test.for(named)(
    'WIDG-12 SEC-03 the address $name is answered right or empty',
    async ({ query, says }, { visit }) => {
      const page = await visit(`${path}?${query}`, withoutScripts);
      expect(await found(page).innerText()).toMatch(says);
      expect(await page.getByText('cannot be shown').count()).toBe(0);
      expect(await isWide(page)).toBe(false);
    },
  );

  test('WIDG-12 the page title says the place and the page, from the server and after a search without a page load', async ({
    visit,
  }) => {
    const usual = 'Find a branch';
    const served = await visit(`${path}?state=ME&page=2`, withoutScripts);
    expect(await served.title()).toContain(`Maine, page 2 | ${usual}`);
    const unknown = await visit(`${path}?state=Atlantis`, withoutScripts);
    expect(await unknown.title()).toMatch(new RegExp(`^${usual}`));
    const page = await visit(`${path}?state=ME`);
    expect(await page.title()).toMatch(new RegExp(`^${usual}`));
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => page.title()).toContain(`Maine, page 2 | ${usual}`);
    await page.goBack();
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${usual}`));
  });
});
