import { afterAll, beforeAll, expect, test } from 'vitest';
import { section as cashOutRefinanceRates } from '#sections/CashOutRefinanceRates/CashOutRefinanceRates.section.ts';
import { section as depositRatesTable } from '#sections/DepositRatesTable/DepositRatesTable.section.ts';
import { section as mortgageRates } from '#sections/MortgageRates/MortgageRates.section.ts';
import { section as personalLineRates } from '#sections/PersonalLineRates/PersonalLineRates.section.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { demoRates } from '#tests/server/fixtures/demoRates.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { formPost, send } from '#tests/server/fixtures/send.ts';
import { page } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

/** A page with a section of rates as its first example is, with links that lead somewhere on this site. */
function ratesPage({ name, examples }: AnySection, productClass: string, props: Record<string, unknown>) {
  const text = JSON.stringify({ ...examples.default, ...props });
  const own = JSON.parse(text.replaceAll('/contact-us.html', '/contact.html')) as Record<string, unknown>;
  const footer = {
    columns: [{ heading: 'Bank', links: [{ text: 'Contact', href: '/contact.html' }] }],
    copyright: '© 2026 Elmstone Bank',
  };
  return page(
    `Rates of ${name}`,
    [
      { component: name, id: 'rates', props: own },
      { component: 'SiteFooter', props: footer },
    ],
    { pageType: 'rates', productClass },
  );
}
const byZip = (next: string) => ({ zipDependent: true, next });
const site = new PublishedSite({
  ...demoRates,
  'savings.json': ratesPage(depositRatesTable, 'deposit', byZip('/savings.html')),
  'line.json': ratesPage(personalLineRates, 'credit', byZip('/line.html')),
  'cash.json': ratesPage(cashOutRefinanceRates, 'housing-loan', byZip('/cash.html')),
  'home.json': ratesPage(mortgageRates, 'housing-loan', {}),
});
beforeAll(async () => {
  const { errors } = await site.publish();
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}, 600_000);
afterAll(() => site.remove());

const digits = (html: string) =>
  Array.from(html.matchAll(/data-part="digits"[^>]*>([^<]*)</g), ([, shown]) => shown);
const said = (html: string) =>
  /role="status"[^>]*>([^<]*)</.exec(html.split('data-part="note"')[1] ?? '')?.[1];

test.for(['savings', 'line', 'cash'])(
  'PAGE-09 without JavaScript the zip code form of a rate table leads back to its rates: %s',
  async (name) => {
    const { origin } = await startServer({ releaseFolder: site.out });
    const published = await send(origin, `/${name}.html`);
    expect(published.text).toContain('name="zipcode"');
    const posted = await send(
      origin,
      '/svt/elmstone/zipCode',
      formPost({ zipcode: '04101', next: `/${name}.html`, section: 'rates' }),
    );
    expect(posted.status).toBe(303);
    const target = String(posted.headers.location);
    expect(target).toContain(`/${name}.html?zip=known`);
    const answer = await send(origin, target.split('#')[0] ?? '', { headers: { cookie: 'zipcode=04101' } });
    expect(said(answer.text)).toBe('Rates for zip code 04101 are shown.');
    expect(answer.text).not.toContain('name="zipcode"');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const elsewhere = await send(origin, `/${name}.html?zip=known`, {
      headers: { cookie: 'zipcode=80202' },
    });
    expect(said(elsewhere.text)).toBe('Rates for zip code 80202 are shown.');
    expect(digits(elsewhere.text)).not.toEqual(digits(answer.text));
  },
);

test('PAGE-09 a table of rates says which zip code is wrong, and asks again', async () => {
  const { origin } = await startServer({ releaseFolder: site.out });
  const { text } = await send(origin, '/savings.html?zipError=rates');
  expect(text).toContain('Enter the five digits of your zip code');
  expect(text).toMatch(/<title>Error: /);
  expect(text).toMatch(/aria-invalid="true"[^>]*name="zipcode"/);
});

test('PAGE-09 nobody’s rates stand in a page that no zip code is known for', async () => {
  const { origin } = await startServer({ releaseFolder: site.out });
  const published = await send(origin, '/savings.html');
  const { text } = await send(origin, '/savings.html?zip=known');
  expect(digits(text)).toEqual(digits(published.text));
  expect(text).toContain('name="zipcode"');
});

test('RATE-12 without JavaScript a state is chosen by a form, and its mortgage rates and points are shown', async () => {
  const { origin } = await startServer({ releaseFolder: site.out });
  const first = await send(origin, '/home.html');
  const other = await send(origin, '/home.html?section=rates&state=Maine');
  expect(said(other.text)).toBe('Rates for Maine are shown.');
  expect(digits(other.text)).not.toEqual(digits(first.text));
  expect(other.text).toMatch(/<option value="Maine" selected/);
  const unknown = await send(origin, '/home.html?section=rates&state=%3Cb%3E');
  expect(said(unknown.text)).toBe('Rates for Colorado are shown.');
});
