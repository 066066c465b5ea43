import { expect, test } from 'vitest';
import { htmlLang, locales } from './locale.ts';
import { readDollars, readNumber, readPercent } from './readNumber.ts';

const numbers = [0, 5, 12.5, 999.99, 1000, 20_000, 450_000, 1_234_567.89];

test.each(locales)('CALC-02 numbers as the language %s writes them are read', (locale) => {
  for (const number of numbers) {
    for (const useGrouping of [true, false]) {
      const format = new Intl.NumberFormat(htmlLang[locale], { useGrouping, maximumFractionDigits: 2 });
      expect(Number(readNumber(format.format(number)))).toBe(number);
    }
    const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
    expect(Number(readDollars(new Intl.NumberFormat(htmlLang[locale], dollars).format(number)))).toBe(number);
  }
});

test('V4 V5 CALC-02 numbers as other languages write them are read as the same number, or not at all', () => {
  for (const lang of ['de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'de-CH', 'en-IN', 'hi-IN', 'ar-EG', 'pl-PL'])
    for (const number of numbers)
      for (const minimumFractionDigits of [0, 2]) {
        const text = new Intl.NumberFormat(lang, { minimumFractionDigits, maximumFractionDigits: 2 }).format(
          number,
        );
        // German writes a thousand as 1.000, which is one here; no reader could know.
        if (/^\d{1,3}\.\d{3}$/.test(text)) continue;
        expect([undefined, number]).toContain(readNumber(text) && Number(readNumber(text)));
      }
});

test.each(['450.000', '$1.234', '9999999.999', '0.5000', '1,000.005'])(
  'CALC-02 %j is no amount: dollars have at most two decimals, and elsewhere a period separates groups',
  (typed) => expect(readDollars(typed)).toBeUndefined(),
);

test.each([
  ['$1,234.50', '1234.50'],
  [' $ 1,000 ', '1000'],
  ['＄１，０００．５', '1000.5'],
  ['\u200b5000', '5000'],
  ['.5', '.5'],
  ['5.', '5.'],
  ['0', '0'],
])('%j is read as %s dollars', (typed, value) => expect(readDollars(typed)).toBe(value));

test('a percentage may have its sign', () => {
  expect(readPercent('4.05%')).toBe('4.05');
  expect(readPercent('4.05 ％')).toBe('4.05');
  expect([readPercent('$5'), readDollars('5%')]).toEqual([undefined, undefined]);
});

test.each(
  [
    '',
    ' ',
    '.',
    '$',
    '1.2.3',
    '-5',
    '−5',
    '(500.00)',
    '-$500',
    '1e5',
    '25k',
    'abc',
    '٣',
    '0x10',
    'NaN',
    '$$5',
  ].concat(
    [
      '1,5',
      '5 0',
      '1 000',
      '20000,00',
      '1,23',
      '12,34,567',
      '1,2345',
      '0,500',
      ',500',
      '1,000,00',
      "1'000",
      '5,',
    ],
    ['1'.repeat(101)],
  ),
)('V4 V5 V6 CALC-02 %j is no number', (typed) => {
  expect(readNumber(typed)).toBeUndefined();
  expect(readDollars(typed)).toBeUndefined();
});
