import { describe, expect, test } from 'vitest';
import { servedRates } from '#composer/release/servedRates.ts';
import { renderAnswered, renderSection } from '#composer/render/section/renderSection.tsx';
import type { Locale } from '#lib/format/locale.ts';
import { section as cdRateCards } from '#sections/CdRateCards/CdRateCards.section.ts';
import { schema as depositSchema } from '#sections/DepositRatesTable/DepositRatesTable.schema.ts';
import { section as depositRatesTable } from '#sections/DepositRatesTable/DepositRatesTable.section.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { islandTheme } from '#theme/theme.ts';

type Props = Record<string, unknown>;

/** Returns a section's props and environment for a visitor in Maine. */
function placed(section: AnySection, props: Props, locale: Locale) {
  const words = section.words?.[locale] ?? {};
  return {
    props: resolveProps(section, props, standaloneContext({ locale }, section, props)),
    environment: { id: 'rates', locale, words, serviceBase: '/svt/elmstone', zipCode: '04101' },
  };
}

/** The bank's service, which gives the same answer to everyone. */
const service =
  (answer: object): typeof fetch =>
  () =>
    Promise.resolve(Response.json(answer));

/** Returns the visible text of HTML, in one line. */
const textOf = (html: string) =>
  html
    .replace(
      /<(span|p)\b[^>]*(?:visually-hidden|visibility|aria-hidden="true" data-nosnippet)[^>]*>.*?<\/\1>/g,
      '',
    )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('CD cards with the answer of the service', () => {
  const rate = (productKey: string, termInMonths: number, apy: number, minimumBalance = 0) => ({
    productKey,
    rates: [
      {
        apr: apy,
        apy,
        termInMonths,
        tierDescription: `From $${minimumBalance}`,
        minimumBalance,
        ...(minimumBalance === 0 && { maximumBalance: 9999.99 }),
        disclosureKey: 'cd',
      },
    ],
  });
  const quoting = async (rateGrids: readonly object[], props: Props = {}, locale: Locale = 'en') => {
    const example = cdRateCards.examples[locale === 'es' ? 'spanish' : 'default'];
    const { props: resolved, environment } = placed(cdRateCards, { ...example, ...props }, locale);
    const disclosures = {
      productSpecificDisclosures: [
        { key: 'cd', richText: '<p>Interest is <b>compounded</b> daily.</p>' },
        { key: 'other', richText: '<p>Not about this product.</p>' },
      ],
    };
    const answer = service({ effectiveDate: '2026-11-24', rateGrids, disclosures });
    const { html } = await renderAnswered(cdRateCards, resolved, environment, islandTheme, answer);
    const [standard = '', jumbo = ''] = html.split('<article').slice(1);
    return { html, standard, jumbo };
  };

  test('RATE-15 RATE-02 terms and products that were not quoted are not available, never the author’s', async () => {
    const { html, standard, jumbo } = await quoting([rate('CD99', 12, 3.56)]);
    expect(textOf(html)).toContain('Rates as of November 24, 2026');
    expect(textOf(html)).toContain(
      'Rates for zip code 04101 are shown. Those marked “—” are not available right now.',
    );
    expect(textOf(standard)).toContain('Up to 3.56%');
    expect(standard).toMatch(/<option value="6" disabled="">6 months – Not available right now</);
    expect(standard).toMatch(/<option value="12">12 months – 3.56%</);
    expect(textOf(jumbo)).toContain('Not available right now —');
    expect(jumbo).toMatch(/<select[^>]* disabled=""/);
    expect(html).not.toMatch(/3\.82|4\.13/);
  });

  test('RATE-02 “up to” is the highest yield that was quoted, with its balances', async () => {
    const { standard } = await quoting([rate('CD99', 12, 3.56), rate('CD99', 12, 3.91, 10_000)]);
    expect(textOf(standard)).toContain('Up to · From $10000 3.91%');
  });

  test('RATE-15 an answer without any rate of the cards does not say that rates are shown', async () => {
    const { html } = await quoting([rate('TU', 12, 3.56)]);
    expect(textOf(html)).toContain('These rates are not available right now.');
    expect(textOf(html)).not.toContain('are shown');
    expect(html).not.toMatch(/3\.82|4\.13/);
  });

  test('RATE-05 what the service discloses about a certificate is shown in its card', async () => {
    const { standard, jumbo } = await quoting([rate('CD99', 12, 3.56)]);
    expect(textOf(standard)).toContain('Interest is compounded daily.');
    expect(textOf(standard)).not.toContain('Not about this product');
    expect(jumbo).not.toContain('compounded');
    const spanish = await quoting([rate('CD99', 12, 3.56)], {}, 'es');
    expect(spanish.standard).toContain('<p lang="en-US">Interest is compounded daily.</p>');
  });
});

describe('deposit tables with the answer of the service', () => {
  const tier = (apy: number) => ({
    apr: apy,
    apy,
    tierDescription: 'All',
    minimumBalance: 0,
    disclosureKey: 'own',
  });
  const grids = (...keys: readonly string[]) =>
    keys.map((productKey) => ({ productKey, rates: [tier(0.77)] }));
  const example = depositSchema.parse(depositRatesTable.examples.default);
  const product = (productKey: string, disclosures: readonly string[]) => ({
    ...example.products[0]!,
    productKey,
    name: productKey,
    disclosures,
  });
  const answered = async (
    rateGrids: readonly object[],
    products: readonly object[],
    locale: Locale = 'en',
    olderDate?: string,
  ) => {
    const { props, environment } = placed(depositRatesTable, { ...example, products }, locale);
    const disclosures = { productSpecificDisclosures: [{ key: 'own', richText: 'From the service.' }] };
    const bank = service({ effectiveDate: '2026-11-24', rateGrids, disclosures });
    // The service answers for TMTX with older rates.
    const answer: typeof fetch = (url, init) =>
      init?.body instanceof URLSearchParams && init.body.get('productKeys') === 'TMTX' && olderDate
        ? Promise.resolve(Response.json({ effectiveDate: olderDate, rateGrids }))
        : bank(url, init);
    const found = await servedRates(depositRatesTable, props, environment, answer);
    if (!found) throw new Error('Nothing was asked.');
    const visitor = { ...environment, rates: found.rates };
    return renderSection(depositRatesTable, { ...props, ...found.props }, visitor, islandTheme).html;
  };

  test('RATE-07 a product that the answer lacks has the author’s rates with their own date', async () => {
    const html = await answered(grids('TU'), [product('TU', []), product('TMTX', [])]);
    const [live = '', own = ''] = html.split('<article').slice(1);
    expect(textOf(live)).toContain('0.77%');
    expect(textOf(live)).toContain('Rates as of November 24, 2026');
    expect(textOf(own)).toContain('0.35%');
    expect(textOf(own)).toContain('Our standard rates of November 16, 2026');
    expect(html).toMatch(
      /role="status"[^>]*>Rates for zip code 04101 are shown\. For the other products, these are our standard rates of November 16, 2026\.</,
    );
    // The section's own date would be wrong for one of the two.
    expect(html).toMatch(/data-part="dated"[^>]*><\/span>/);
  });

  test('RATE-15 products with rates of different days each state their own', async () => {
    const html = await answered(
      grids('TU', 'TMTX'),
      [product('TU', []), product('TMTX', [])],
      'en',
      '2026-11-20',
    );
    const [newer = '', older = ''] = html.split('<article').slice(1);
    expect(textOf(newer)).toContain('Rates as of November 24, 2026');
    expect(textOf(older)).toContain('Rates as of November 20, 2026');
    expect(html).toMatch(/data-part="dated"[^>]*><\/span>/);
  });

  test('RATE-15 a tier that the answer lacks is not available, and the panel does not say that all is shown', async () => {
    const partial = { productKey: 'TU', rates: [{ ...tier(0.77), maximumBalance: 9999.99 }] };
    const html = await answered([partial], [product('TU', [])]);
    expect(html).toMatch(/role="status"[^>]*>Rates for zip code 04101 are shown\. Those marked “—” are not/);
  });

  test.each([
    ['en', [], 'From the service.'],
    ['en', ['By the author.'], 'From the service.'],
    ['es', [], '<span lang="en-US" data-served="">From the service.</span>'],
    ['es', ['Del autor.'], 'Del autor.'],
  ] as const)(
    'RATE-05 on a page in %s where the author wrote %j, the terms are “%s”',
    async (locale, own, shown) => {
      const html = await answered(grids('TU'), [product('TU', own)], locale);
      expect(/data-disclosures="TU"[^>]*>(.*?)<\/div>/.exec(html)?.[1]).toMatch(
        new RegExp(`^<p[^>]*>${shown}</p>$`),
      );
    },
  );
});
