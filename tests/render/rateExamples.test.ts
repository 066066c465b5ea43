import { expect, test } from 'vitest';
import { registry } from '#sections/registry.gen.ts';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { rateText } from '#section-kit/siteData.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { demoRates } from '#composer/publish/input/demoRates.ts';
import { pageInput, siteParts } from '#composer/publish/input/siteInput.ts';
import { SiteRenderer } from '#composer/render/SiteRenderer.ts';
import { assets } from '#tests/bench/renderTimes.ts';

const day = '2026-12-21';
const site = loadSite('pages-json');
const parts = siteParts({ ...site, rates: demoRates(site, day) }, new Date(`${day}T17:00:00Z`));
const written = siteParts(site, new Date('2026-11-16T17:00:00Z'));
const renderer = new SiteRenderer(parts, { registry, behaviours: behaviourNames }, assets);

/** Returns the text of a page. */
function textOf(path: string): string {
  const page = site.pages.get(path);
  const input = page && pageInput(page, parts.brand);
  const html = input ? renderer.render(renderer.compose(input)).html : '';
  return html.replaceAll(/<[^>]+>/g, '');
}

/** Returns a rate of the day, as pages show it. */
function rate(key: string): string {
  const known = parts.rates[key];
  return known ? rateText(known, 'en') : '';
}

test.each([
  ['/mortgage-rates.html', 'mortgage-purchase.FIX30', 360],
  ['/', 'mortgage-purchase.FIX30', 360],
  ['/refinance-rates.html', 'mortgage-refinance.FIX30', 360],
  ['/cash-out-refinance.html', 'cash-out-refinance.15', 180],
])(
  'RATE-19 the example of %s has the rate of the day and its payment, in every language',
  (path, key, count) => {
    // It has moved since the files were written, so a typed one would be wrong.
    expect(parts.rates[`${key}.apr`]?.value).not.toBe(written.rates[`${key}.apr`]?.value);
    const paths = [path, `/es${path}`, ...(path === '/' ? ['/zh/'] : [])];
    for (const own of paths) {
      const example = new RegExp(`\\$100,000[^$]*${rate(`${key}.apr`)}[^$]*${count}[^$]*`).exec(textOf(own));
      expect(example).not.toBeNull();
      expect(textOf(own).slice((example?.index ?? 0) + (example?.[0].length ?? 0))).toMatch(
        new RegExp(`^\\${rate(`${key}.payment`)}\\b`),
      );
    }
  },
);

/** Returns all objects in a value that have a key. */
const having = (value: unknown, key: string): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = !Array.isArray(value) && Object.hasOwn(value, key) ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap((part) => having(part, key))];
};
const definitions = [...site.pages].map(([path, { definition }]) => [path, definition] as const);

test('no choice of a form has a rate: it could not follow what is entered', () => {
  const choices = definitions.flatMap(([path, value]) =>
    having(value, 'formId').flatMap((form) =>
      having(form, 'options').flatMap(({ options }) => [[path, JSON.stringify(options)] as const]),
    ),
  );
  expect(choices.length).toBeGreaterThan(20);
  expect(choices.filter(([, text]) => /\{rate:|\d%/.test(text))).toEqual([]);
});

test('an example beside rates that move or depend on the place has no typed rate, or says that it is the standard one', () => {
  const examples = definitions.flatMap(([path, value]) =>
    having(value, 'example').flatMap(({ example }) =>
      typeof example === 'string' ? [[path, example] as const] : [],
    ),
  );
  expect(examples.length).toBeGreaterThan(8);
  const typed = /(?:rate of|tasa de|APR de) \d|\d% (?:APR|\(APR)/;
  const wrong = examples.filter(
    ([path, text]) =>
      !/standard rate|tasa estándar/.test(text) &&
      !path.includes('financing-calculator') &&
      typed.test(text.replaceAll(/\{rate:[^}]*\}/g, '')),
  );
  expect(wrong).toEqual([]);
});
