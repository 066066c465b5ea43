import { expect, test } from 'vitest';
import { readMortgageRates } from '#data/mortgageRates.ts';
import type { RateVisitor } from '#lib/visitor/LiveRates.ts';
import type { Locale } from '#lib/format/locale.ts';
import { quoteWords } from '#words/formQuote.ts';
import { mortgageQuotes } from './mortgageQuotes.ts';
import { quoteText } from './quoteText.ts';

const rates = readMortgageRates({
  date: '2026-11-16',
  mortgageRateList: {
    Maine: [
      { product: '30-year fixed', termInYears: 30, rate: 6.5, apr: 6.697 },
      { product: '7/6-month adjustable', termInYears: 30, rate: 6.125, apr: 6.318 },
    ],
  },
});

/** Returns the quote of a loan of $100,000 in words, without its date. */
async function quoted(product: string, name: string, locale: Locale): Promise<string> {
  const ask = (() => Promise.resolve(rates)) as RateVisitor['ask'];
  const request = {
    rate: `mortgage-purchase.${product}`,
    amount: 100_000,
    state: 'Maine',
    zipCode: '',
    serviceBase: '/svt/elmstone',
    maxAgeDays: 7,
  };
  const quote = await mortgageQuotes.quote(product, name, request, ask);
  if (!quote || !('word' in quote)) return '';
  return quoteText({ ...quote, effectiveDate: undefined }, { locale, words: quoteWords[locale] });
}

test('RATE-12 the payment of a fixed loan is for its whole term', async () => {
  expect(await quoted('FIX30', '30-year fixed', 'en')).toBe(
    '6.500% (6.697% APR), $632.07 a month for 360 months',
  );
});

test.for([
  ['en', '6.125% (6.318% APR), $607.61 a month for the first 84 months; then both can change'],
  ['es', '6.125% (APR de 6.318%), $607.61 al mes los primeros 84 meses; después ambos pueden cambiar'],
  ['zh', '6.125%（APR 6.318%），前 84 个月每月还 $607.61；之后两者都可能变动'],
] as const)(
  'RATE-12 the payment of an adjustable loan is for its first years: %s',
  async ([locale, text]) => {
    expect(await quoted('ARM7', '7/6-month adjustable', locale)).toBe(text);
  },
);
