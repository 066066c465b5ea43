import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { liveRates } from '#behaviours/page/liveRates.ts';
import { visitorTexts } from '#behaviours/page/visitorTexts.ts';
import { hydrateIsland, hydrateIslands } from '#composer/client/hydrateIslands.ts';
import { hydrateView } from '#composer/client/hydrateView.tsx';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import { plainText } from '#content/fields.ts';
import { forgetAnswers } from '#data/askOnce.ts';
import { inlineMarkup, plainMarkup } from '#content/markup.ts';
import { jsonForHtml } from '#lib/markup/html.ts';
import { zipCodeChanged } from '#lib/visitor/zipCode.ts';
import { marksToHtml } from '#tests/render/marksToHtml.ts';
import { visitorMark } from '#lib/visitor/visitorText.ts';
import { defineSection } from '#section-kit/defineSection.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { islandTheme } from '#theme/theme.ts';

const published = { text: '4.13%', date: 'November 16, 2026', live: 'CD99' };
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

const label = `Earn ${rate} since {rate-date:cd.CD99.12.apy|then}`;

/** Returns an island that shows a label, as HTML. */
function islandHtml(id: string, given = label): string {
  const section = defineSection({
    name: 'Offer',
    summary: 'A heading.',
    schema: z.strictObject({ label: plainText() }),
    View: (props) => props.label,
    hydrate: 'interaction',
    examples: { default: { label: given } },
    accessibility: [],
  });
  const known = { value: 4.13, unit: 'APY', decimals: 2, asOf: '2026-11-16', live: 'CD99' } as const;
  const author = section.examples.default;
  const found = { ...standaloneContext({}, section, author), rate: () => known, marksPlaceholders: true };
  const props = resolveProps(section, author, found);
  const environment = { id, locale: 'en', words: {}, serviceBase: '/svt/elmstone' } as const;
  const { html, data = '' } = renderSection(section, props, environment, islandTheme);
  const module = `data:text/javascript,export const hydrate = (root) => globalThis.hydrateOffer(root)`;
  vi.stubGlobal('hydrateOffer', (root: HTMLElement) => hydrateView(root, section.View));
  return `<div data-section="Offer" id="${id}" data-island="${module}" data-preload="" data-hydrate="interaction">${html}</div><script type="application/json" data-for="${id}">${data}</script>`;
}

let asked: (RequestInit | undefined)[] = [];
let hydrating: AbortController;
beforeEach(() => {
  asked = [];
  hydrating = new AbortController();
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
  hydrating.abort();
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

  test.each([
    ['consumer', '{rate:deposits.TMTX.100000.apy}', '4.85%', 'checkingAndSavings'],
    ['consumer', '{rate:deposits.TMTX.100000.rate}', '4.75%', 'checkingAndSavings'],
    ['consumer', '{rate:deposits.TMTX.100000.bumpApy}', '5.05%', 'checkingAndSavings'],
    ['business', '{rate:deposits.DDA4A.0.apy}', '0.55%', 'consumerCheckingandSavings'],
    ['consumer', '{rate:deposits.TMTX.500000.apy}', '4.13%', 'checkingAndSavings'],
  ])('RATE-04 deposits for a %s, %s, are those of the zip code: %s', async (live, text, shown, table) => {
    const tier = (minimumBalance: number, apy: number) => ({ apr: apy - 0.1, apy, minimumBalance });
    const grids = [
      { productKey: 'TMTX', rates: [tier(0, 0.5), tier(100_000, 4.85)] },
      { productKey: 'DDA4A', rates: [tier(0, 0.55)] },
    ];
    const bumpRates = [{ productKey: 'TMTX', cqbRates: [tier(100_000, 5.05)] }];
    const forms: URLSearchParams[] = [];
    vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
      // Deposits are asked for with a form.
      if (url === '/svt/elmstone/zonedRates') forms.push(body as URLSearchParams);
      return Promise.resolve(Response.json({ effectiveDate: '2026-11-23', rateGrids: grids, bumpRates }));
    });
    const deposit = { ...context, rate: () => ({ ...published, live }) };
    document.body.innerHTML = `<p>${inlineMarkup(text, deposit)}</p>`;
    liveRates(document);
    await expect.poll(() => forms.length).toBe(1);
    await expect.poll(() => document.body.textContent).toBe(shown);
    expect(forms.map((form) => [form.get('zipcode'), form.get('rateTableType')])).toEqual([['04101', table]]);
  });

  test('RATE-08 a visitor with a token has personal deposit rates, of the table for such visitors', async () => {
    document.cookie = 'apply_jwt=secret';
    const rates = [{ apr: 4.75, apy: 4.85, minimumBalance: 0 }];
    vi.stubGlobal('fetch', (_url: string, request?: RequestInit) => {
      asked.push(request);
      return Promise.resolve(Response.json({ rateGrids: [{ productKey: 'TMTX', rates }] }));
    });
    const deposit = { ...context, rate: () => ({ ...published, live: 'consumer' }) };
    document.body.innerHTML = `<p>${inlineMarkup('{rate:deposits.TMTX.0.apy}', deposit)}</p>`;
    liveRates(document);
    await expect.poll(() => document.body.textContent).toBe('4.85%');
    expect(new Headers(asked[0]?.headers).get('token')).toBe('secret');
    // Deposits are asked for with a form.
    const form = new URLSearchParams(asked[0]?.body as URLSearchParams | undefined);
    expect(form.get('rateTableType')).toBe('consumerCheckingandSavings');
  });

  const loan = (percent: number) => ({
    product: '30-year fixed',
    termInYears: 30,
    rate: percent,
    apr: percent + 0.1,
  });
  const mortgage = { ...context, rate: () => ({ ...published, text: '6.50%', live: '30-year fixed' }) };
  const shown = (key: string) => inlineMarkup(`{rate:${key}}`, mortgage);

  /** Answers like the bank's file of mortgage rates. Returns the addresses that are asked for. */
  function mortgageFile(): readonly string[] {
    const urls: string[] = [];
    const mortgageRateList = { Colorado: [loan(6.1)], Maine: [loan(6.3)] };
    vi.stubGlobal('fetch', (url: string) => {
      urls.push(url);
      return Promise.resolve(Response.json({ date: '2026-11-23', mortgageRateList }));
    });
    return urls;
  }

  test('RATE-12 mortgages have the rates of their file and state, on localhost from the production site', async () => {
    const urls = mortgageFile();
    document.body.dataset['production'] = 'https://www.bank.example';
    document.body.innerHTML = `<p>${shown('mortgage-refinance.FIX30.Maine.rate')} ${shown('mortgage-refinance.FIX30.Colorado.apr')}</p>`;
    liveRates(document);
    await expect.poll(() => document.body.textContent).toBe('6.30% 6.20%');
    expect(urls).toEqual(['https://www.bank.example/content/content/en-us/rates/refinance.json']);
    delete document.body.dataset['production'];
  });

  test('RATE-12 a mortgage rate of no state is that of the state that the visitor has chosen', async () => {
    const urls = mortgageFile();
    localStorage.setItem('stateNameSelected', 'Maine');
    onTestFinished(() => localStorage.removeItem('stateNameSelected'));
    document.body.innerHTML = `<p>${shown('mortgage-purchase.FIX30.apr')}</p>`;
    liveRates(document);
    await expect.poll(() => document.body.textContent).toBe('6.40%');
    expect(urls).toEqual(['/content/content/en-us/rates/purchase.json']);
  });

  test('in an island, which is hydrated for it', async () => {
    document.body.innerHTML = islandHtml('offer');
    expect(document.getElementById('offer')?.textContent).toBe('Earn 4.13% since November 16, 2026');
    hydrateIslands(hydrating.signal);
    liveRates(document);
    await expect.poll(() => document.getElementById('offer')?.textContent).toBe(newest);
  });

  test('in every island that shows the rate', async () => {
    document.body.innerHTML = islandHtml('offer') + islandHtml('offer-2');
    hydrateIslands(hydrating.signal);
    liveRates(document);
    for (const id of ['offer', 'offer-2'])
      await expect.poll(() => document.getElementById(id)?.textContent).toBe(newest);
  });

  test('in an island that was hydrated by the visitor before the answer arrived', async () => {
    document.body.innerHTML = islandHtml('offer');
    hydrateIslands(hydrating.signal);
    await hydrateIsland(document.getElementById('offer')!);
    liveRates(document);
    await expect.poll(() => document.getElementById('offer')?.textContent).toBe(newest);
  });

  test('in an island too, a slow answer for the last zip code does not replace that for this one', async () => {
    document.body.innerHTML = `${islandHtml('offer')}<h3>${marksToHtml(`<b>${plain}</b>`)}</h3>`;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('97201')) return answer('2026-11-24', 4.9);
      await new Promise((next) => setTimeout(next, 300));
      return answer('2026-11-23', 4.3);
    });
    hydrateIslands(hydrating.signal);
    liveRates(document);
    await new Promise((next) => setTimeout(next, 50));
    document.cookie = 'zipcode=97201';
    document.dispatchEvent(new CustomEvent(zipCodeChanged));
    const texts = () => ['offer', 'h3'].map((at) => document.querySelector(`#${at}, ${at}`)?.textContent);
    const expected = 'Earn 4.90% since November 24, 2026';
    await expect.poll(texts).toEqual([expected, expected]);
    await new Promise((next) => setTimeout(next, 400));
    expect(texts()).toEqual([expected, expected]);
  });
});

describe('RATE-15 a rate without a date stays as published where the page shows its date', () => {
  const undated = () => {
    const rates = [{ apr: 4.31, apy: 4.31, termInMonths: 12, minimumBalance: 0 }];
    return Promise.resolve(Response.json({ rateGrids: [{ productKey: 'CD99', rates }] }));
  };
  const heading = () => document.querySelector('h3')?.textContent;
  const marked = (text: string) => marksToHtml(plainMarkup(text, context, visitorMark));
  const published413 = 'Earn 4.13%';
  const cases = {
    'in an element': () => marked(`<p>{rate-date:cd.CD99.12.apy|then}</p>`),
    'in an attribute': () => marked(`<p title="since {rate-date:cd.CD99.12.apy|then}"></p>`),
    'in the plain text of an island': () => islandHtml('offer'),
    'in the HTML of an island that shows it later': () =>
      `<script type="application/json" data-for="x">${jsonForHtml({ text: inlineMarkup('{rate-date:cd.CD99.12.apy}', context) })}</script>`,
  };

  test.each(Object.entries(cases))('%s', async (_place, html) => {
    let calls = 0;
    vi.stubGlobal('fetch', () => {
      calls += 1;
      return undated();
    });
    document.body.innerHTML = `${marked(`<h3>Earn ${rate}</h3>`)}${html()}`;
    liveRates(document);
    await expect.poll(() => calls).toBe(1);
    await new Promise((next) => setTimeout(next, 50));
    expect(heading()).toBe(published413);
  });

  test('but nowhere else', async () => {
    vi.stubGlobal('fetch', undated);
    document.body.innerHTML = marked(
      `<h3>Earn ${rate}</h3><p title="since {rate-date:cd.JB99.12.apy|then}"></p>`,
    );
    liveRates(document);
    await expect.poll(heading).toBe('Earn 4.31%');
  });
});

describe('PAGE-08 the visitor’s placeholders are filled in wherever they are', () => {
  const greeting = (zip: string) => `Hello Ann in ${zip}`;
  const text = plainMarkup('Hello {firstname|friend} in {zipcode|your area}', context, visitorMark);
  const words = JSON.stringify({ loaded: text.replace('Hello', 'Say "Hello"') }).replaceAll('"', '&quot;');
  const island = () => islandHtml('offer', 'Hello {firstname|friend} in {zipcode|your area}');

  beforeEach(() => {
    document.cookie = 'firstname=Ann';
  });
  afterEach(() => {
    document.cookie = 'firstname=; max-age=0';
  });

  test('in attributes, options, words for programs and islands, and they follow the zip code', async () => {
    document.body.innerHTML =
      marksToHtml(
        `<p title="${text}" data-words="${words}">${text}</p><select><option>${text}</option></select>`,
      ) + island();
    const shown = () => ({
      title: document.querySelector('p')?.title,
      text: document.querySelector('p')?.textContent,
      option: document.querySelector('option')?.textContent,
      words: JSON.parse(document.querySelector('p')?.dataset['words'] ?? '') as unknown,
      island: document.getElementById('offer')?.textContent,
    });
    const everywhere = (greeted: string) => ({
      title: greeted,
      text: greeted,
      option: greeted,
      words: { loaded: greeted.replace('Hello', 'Say "Hello"') },
      island: greeted,
    });
    expect(shown()).toEqual(everywhere('Hello friend in your area'));
    hydrateIslands(hydrating.signal);
    visitorTexts(document);
    await expect.poll(shown).toEqual(everywhere(greeting('04101')));
    document.cookie = 'zipcode=97201';
    visitorTexts(document);
    await expect.poll(shown).toEqual(everywhere(greeting('97201')));
  });

  test('beside a rate, both are up to date', async () => {
    const both = plainMarkup(`${rate} in {zipcode|your area}`, context, visitorMark);
    document.body.innerHTML = marksToHtml(`<img alt="${both}">`);
    const alt = () => document.querySelector('img')?.alt;
    visitorTexts(document);
    expect(alt()).toBe('4.13% in 04101');
    liveRates(document);
    await expect.poll(alt).toBe('4.31% in 04101');
    document.cookie = 'zipcode=97201';
    visitorTexts(document);
    expect(alt()).toBe('4.31% in 97201');
  });

  test('in the page’s title', () => {
    const { title } = document;
    document.querySelector('title')?.remove();
    document.head.insertAdjacentHTML('beforeend', marksToHtml(`<title>${text}</title>`));
    visitorTexts(document);
    expect(document.title).toBe(greeting('04101'));
    document.querySelector('title')!.removeAttribute('data-live-texts');
    document.title = title;
  });
});
