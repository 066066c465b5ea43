import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import { forgetAnswers } from '#data/askOnce.ts';
import type { Locale } from '#lib/format/locale.ts';
import { visitorReturned } from '#behaviours/page/otherTabs.ts';
import { behaviour } from '#sections/DepositRatesTable/DepositRatesTable.behaviour.ts';
import { schema } from '#sections/DepositRatesTable/DepositRatesTable.schema.ts';
import { section } from '#sections/DepositRatesTable/DepositRatesTable.section.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { islandTheme } from '#theme/theme.ts';

let terms = 'Terms of the service.';
let stop = () => {};

beforeEach(() => {
  terms = 'Terms of the service.';
  forgetAnswers();
  document.cookie = 'zipcode=04101';
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  document.cookie = 'zipcode=; max-age=0';
});

function start(root: HTMLElement): void {
  const attachment = new AbortController();
  behaviour(root, attachment.signal);
  stop = () => attachment.abort();
}

/** Shows the section with one product, whose terms the service sends. */
async function shownIn(locale: Locale, disclosures: readonly string[] = []): Promise<HTMLElement> {
  const example = schema.parse(section.examples.default);
  const [product] = example.products;
  const author = { ...example, products: [{ ...product, productKey: 'TU', disclosures }] };
  const props = resolveProps(section, author, standaloneContext({ locale }, section, author));
  const words = section.words?.[locale] ?? {};
  const environment = { id: 'rates', locale, words, serviceBase: '/svt/elmstone' };
  const { html } = renderSection(section, props, environment, islandTheme);
  vi.stubGlobal('fetch', () => {
    const rates = [{ apr: 0.77, apy: 0.77, minimumBalance: 0, disclosureKey: 'own' }];
    const productSpecificDisclosures = [{ key: 'own', richText: terms }];
    return Promise.resolve(
      Response.json({
        effectiveDate: '2026-11-24',
        rateGrids: [{ productKey: 'TU', rates }],
        disclosures: { productSpecificDisclosures },
      }),
    );
  });
  document.body.innerHTML = `<div lang="${locale}"><div id="rates">${html}</div></div>`;
  const root = document.getElementById('rates')!;
  start(root);
  await expect.poll(() => root.querySelector('[data-part=live]')?.getAttribute('aria-busy')).toBe('false');
  return root;
}

const termsIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-disclosures]')!;

/** The visitor returns to the page when its rates are old. */
async function returnLater(root: HTMLElement): Promise<void> {
  forgetAnswers();
  document.dispatchEvent(new CustomEvent(visitorReturned));
  const live = root.querySelector('[data-part=live]');
  expect(live?.getAttribute('aria-busy')).toBe('true');
  await expect.poll(() => live?.getAttribute('aria-busy')).toBe('false');
}

test.each([
  ['the author’s', 'es', ['Del autor, [con enlace](/x.html).'], 'Del autor, con enlace.'],
  ['the service’s', 'en', [], 'Terms of the service.'],
] as const)(
  'RATE-18 %s terms keep the selection when the same arrive again',
  async (_whose, locale, own, text) => {
    const root = await shownIn(locale, own);
    const place = termsIn(root);
    expect(place.textContent).toBe(text);
    const [paragraph] = place.children;
    place.closest('details')!.open = true;
    getSelection()?.selectAllChildren(paragraph!);
    const selected = String(getSelection());
    expect(selected).toContain(text);
    await returnLater(root);
    expect(String(getSelection())).toBe(selected);
  },
);

test('RATE-05 other terms of the service replace those before', async () => {
  const root = await shownIn('en');
  terms = 'New terms.';
  await returnLater(root);
  expect(termsIn(root).textContent).toBe('New terms.');
});

test('RATE-05 terms that the server put in are replaced; the author’s are not', async () => {
  const own = await shownIn('es', ['Del autor.']);
  expect(termsIn(own).textContent).toBe('Del autor.');
  stop();
  const root = await shownIn('es');
  stop();
  termsIn(root).innerHTML = '<p><span lang="en-US" data-served="">Terms of another zip code.</span></p>';
  start(root);
  await expect.poll(() => termsIn(root).textContent).toBe('Terms of the service.');
});
