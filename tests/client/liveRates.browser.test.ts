import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { liveRates } from '#behaviours/page/liveRates.ts';
import { hydrateIslands } from '#composer/client/hydrateIslands.ts';
import { hydrateView } from '#composer/client/hydrateView.tsx';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import { plainText } from '#content/text.ts';
import { forgetAnswers } from '#data/askOnce.ts';
import { inlineMarkup, plainMarkup } from '#content/markup.ts';
import { marksToHtml, visitorMark } from '#lib/visitor/visitorText.ts';
import { defineSection } from '#section-kit/defineSection.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { islandTheme } from '#theme/theme.ts';

const published = { text: '4.13%', asOf: '2026-11-16', date: 'November 16, 2026', live: 'CD99' };
const context = {
  word: () => undefined,
  footnote: () => undefined,
  footnoteLabel: String,
  rate: () => published,
};
const rate = '{rate:cd.CD99.12.apy|4%}';
const plain = plainMarkup(`Earn ${rate} since {rate-date:cd.CD99.12.apy|then}`, context, visitorMark);
const newest = 'Earn 4.31% since November 23, 2026';

/** The bank's service for certificates. */
const answer = (effectiveDate: string, apy: number) =>
  Response.json({
    effectiveDate,
    rateGrids: [{ productKey: 'CD99', rates: [{ apr: apy, apy, termInMonths: 12, minimumBalance: 0 }] }],
  });

let asked: (RequestInit | undefined)[] = [];
beforeEach(() => {
  asked = [];
  forgetAnswers();
  document.cookie = 'zipcode=04101';
  document.documentElement.lang = 'en-US';
  Object.assign(document.body.dataset, { service: '/svt/elmstone', maxAgeDays: '366' });
  vi.stubGlobal('fetch', (_url: string, request?: RequestInit) => {
    asked.push(request);
    return Promise.resolve(answer('2026-11-23', 4.31));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  document.cookie = 'zipcode=; max-age=0';
  document.cookie = 'apply_jwt=; max-age=0';
});

describe('RATE-01 rates in plain text are refreshed, with their dates', () => {
  test('in a heading', async () => {
    document.body.innerHTML = marksToHtml(`<h3>${plain}</h3>`);
    expect(document.body.textContent).toBe('Earn 4.13% since November 16, 2026');
    liveRates(document);
    await expect.poll(() => document.body.textContent).toBe(newest);
  });

  test('in attributes, and in elements that can only contain text', async () => {
    document.body.innerHTML = marksToHtml(
      `<img alt="${plain}" title="A &quot;rate&quot;: ${plain}"><select><option value="1">${plain}</option></select><a href="/x?a=1&amp;b" aria-label="No rate">x</a>`,
    );
    expect(document.body.innerHTML).not.toContain('\u0002');
    const [picture, option] = [document.querySelector('img'), document.querySelector('option')];
    expect(picture?.alt).toBe('Earn 4.13% since November 16, 2026');
    liveRates(document);
    await expect.poll(() => picture?.alt).toBe(newest);
    expect(picture?.title).toBe(`A "rate": ${newest}`);
    expect(option?.textContent).toBe(newest);
  });

  test('but not where something else has been written since', async () => {
    document.body.innerHTML = marksToHtml(`<p title="${plain}"></p><b>${plain}</b>`);
    document.querySelector('p')!.title = 'Error';
    liveRates(document);
    await expect.poll(() => document.querySelector('b')?.textContent).toBe(newest);
    expect(document.querySelector('p')?.title).toBe('Error');
  });

  test('in text that appears later', async () => {
    liveRates(document);
    document.body.append(document.createElement('div'));
    document.body.lastElementChild!.innerHTML = inlineMarkup(`Now ${rate}.`, context);
    await expect.poll(() => document.body.textContent).toBe('Now 4.31%.');
  });

  test('RATE-15 unless they are too old', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer('2020-01-02', 9.41)));
    document.body.innerHTML = marksToHtml(`<h1>${plain}</h1>`);
    const said = vi.spyOn(console, 'info').mockImplementation(() => {});
    liveRates(document);
    await expect.poll(() => said.mock.calls.length).toBeGreaterThan(1);
    expect(document.body.textContent).toBe('Earn 4.13% since November 16, 2026');
  });

  test('RATE-08 a visitor with a token has personal ones', async () => {
    document.cookie = 'apply_jwt=secret';
    document.body.innerHTML = marksToHtml(`<h3>${plain}</h3>`);
    liveRates(document);
    await expect.poll(() => document.body.textContent).toBe(newest);
    expect(new Headers(asked[0]?.headers).get('token')).toBe('secret');
  });

  test('RATE-05 those of the lowest balances and of the term count', async () => {
    const grid = (termInMonths: number, minimumBalance: number, apy: number) => ({
      apr: apy,
      apy,
      termInMonths,
      minimumBalance,
    });
    const rates = [grid(12, 10_000, 4.99), grid(6, 0, 3.01), grid(12, 0, 4.31)];
    const rateGrids = [
      { productKey: 'JB99', rates: [grid(12, 0, 5.5)] },
      { productKey: 'CD99', rates },
    ];
    const answered = { effectiveDate: '2026-11-23', rateGrids };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answered)));
    document.body.innerHTML = marksToHtml(`<h3>${plain}</h3>`);
    liveRates(document);
    await expect.poll(() => document.body.textContent).toBe(newest);
  });

  test('RATE-12 mortgages have the rates of their file and state, on localhost from the production site', async () => {
    const loan = (percent: number) => ({
      product: '30-year fixed',
      termInYears: 30,
      rate: percent,
      apr: percent + 0.1,
    });
    const mortgageRateList = { Colorado: [loan(6.1)], Maine: [loan(6.3)] };
    const asOf = '2026-11-23';
    const urls: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      urls.push(url);
      return Promise.resolve(Response.json({ date: asOf, mortgageRateList }));
    });
    document.body.dataset['production'] = 'https://www.bank.example';
    const mortgage = { ...context, rate: () => ({ ...published, text: '6.50%', live: '30-year fixed' }) };
    const shown = (key: string) => inlineMarkup(`{rate:${key}}`, mortgage);
    document.body.innerHTML = `<p>${shown('mortgage-refinance.FIX30.Maine.rate')} ${shown('mortgage-refinance.FIX30.Colorado.apr')}</p>`;
    liveRates(document);
    await expect.poll(() => document.body.textContent).toBe('6.30% 6.20%');
    expect(urls).toEqual(['https://www.bank.example/content/content/en-us/rates/refinance.json']);
    delete document.body.dataset['production'];
  });

  test('in an island, which is hydrated for it', async () => {
    const section = defineSection({
      name: 'Offer',
      summary: 'A heading.',
      schema: z.strictObject({ label: plainText() }),
      View: ({ label }) => label,
      hydrate: 'interaction',
      examples: { default: { label: `Earn ${rate} since {rate-date:cd.CD99.12.apy|then}` } },
      accessibility: [],
    });
    const known = { value: 4.13, unit: 'APY', decimals: 2, asOf: '2026-11-16', live: 'CD99' } as const;
    const author = section.examples.default;
    const found = { ...standaloneContext({}, section, author), rate: () => known, marksPlaceholders: true };
    const props = resolveProps(section, author, found);
    const environment = { id: 'offer', locale: 'en', words: {}, serviceBase: '/svt/elmstone' } as const;
    const { html, data = '' } = renderSection(section, props, environment, islandTheme);
    const module = `data:text/javascript,export const hydrate = (root) => globalThis.hydrateOffer(root)`;
    vi.stubGlobal('hydrateOffer', (root: HTMLElement) => hydrateView(root, section.View));
    document.body.innerHTML = `<div data-section="Offer" id="offer" data-island="${module}" data-preload="" data-hydrate="interaction">${html}</div><script type="application/json" data-for="offer">${data}</script>`;
    expect(document.getElementById('offer')?.textContent).toBe('Earn 4.13% since November 16, 2026');
    const stop = hydrateIslands();
    liveRates(document);
    await expect.poll(() => document.getElementById('offer')?.textContent).toBe(newest);
    stop();
  });
});
