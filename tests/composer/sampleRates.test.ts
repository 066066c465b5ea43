import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inForce, dailyYield } from '#composer/rates/inForce.ts';
import { rateFiles } from '#composer/rates/rateFiles.ts';
import { sampleRates } from '#composer/rates/sampleRates.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(`pages-json/rates/${name}.json`, 'utf8'));
const names = Object.keys(rateFiles).filter((name) => name !== 'zones');
type Entry = { readonly productKey: string; readonly effectiveFrom: string };
const productsOf = (file: unknown) => (file as { readonly products: readonly Entry[] }).products;

describe('the rates of a demo', () => {
  test.each(names)('%s stays a valid file, and is never older than the last business day', (name) => {
    for (const [day, newest] of [
      ['2026-11-27', '2026-11-27'],
      // A Sunday.
      ['2027-02-28', '2027-02-26'],
      ['2028-02-29', '2028-02-29'],
    ] as const) {
      const file = sampleRates(name, read(name), day);
      const { schema } = rateFiles[name as keyof typeof rateFiles];
      expect(schema.safeParse(file).error).toBeUndefined();
      const shown = inForce(productsOf(file), day);
      expect(shown.length).toBeGreaterThan(0);
      expect(new Set(shown.map(({ effectiveFrom }) => effectiveFrom))).toEqual(new Set([newest]));
    }
  });

  test('move by steps of the market, with yields that follow, and the same day gives the same', () => {
    const cd = () => sampleRates('cd', read('cd'), '2027-11-26');
    expect(cd()).toEqual(cd());
    const rates = (
      cd() as {
        products: { productKey: string; zones: { default: { rates: { apr: number; apy: number }[] }[] } }[];
      }
    ).products
      .filter(({ productKey }) => productKey === 'CD99')
      .map(({ zones }) => zones.default[0]?.rates[0] ?? { apr: 0, apy: 0 });
    const steps = rates.slice(2).map(({ apr }, index) => Math.abs(apr - (rates[index + 1]?.apr ?? 0)));
    expect(Math.max(...steps)).toBeLessThanOrEqual(0.1001);
    expect(new Set(rates.map(({ apr }) => apr)).size).toBeGreaterThan(3);
    for (const { apr, apy } of rates.slice(2)) expect(apy).toBe(dailyYield(apr));
  });

  test('keep what was in force before, and do not continue what has ended', () => {
    const before = productsOf(read('cd'));
    expect(productsOf(sampleRates('cd', read('cd'), '2027-01-15')).slice(0, before.length)).toEqual(before);
    const ended = {
      products: [{ productKey: 'A', effectiveFrom: '2026-01-01', effectiveUntil: '2026-02-01' }],
    };
    expect(sampleRates('cd', ended, '2027-01-15')).toEqual(ended);
    expect(sampleRates('cd', before, '2020-01-01')).toEqual(before);
  });

  test.each([
    // A mortgage insurance premium is paid to the end with 3.5% down, and for eleven years with 20% of the value.
    ['mortgage-purchase', 300_000, 3_800, 360],
    ['mortgage-refinance', 250_000, 3_200, 132],
  ] as const)(
    'the APRs of %s are those of one set of costs, today and later (12 CFR 1026, Appendix J)',
    (name, loan, costs, insuredFor) => {
      for (const day of ['2026-11-16', '2027-03-01', '2027-09-06']) {
        const shown = inForce(productsOf(sampleRates(name, read(name), day)), day) as MortgageEntry[];
        for (const { productKey, termInYears, states } of shown)
          for (const { rate, apr, points } of Object.values(states)) {
            const month = rate / 1200;
            const payment = (loan * month) / (1 - (1 + month) ** (-12 * termInYears));
            let worth = 0;
            for (let paid = 1; paid <= 12 * termInYears; paid += 1) {
              const insured = productKey === 'FHA30' && paid <= insuredFor;
              worth += (payment + (insured ? premium(loan, rate, paid) : 0)) / (1 + apr / 1200) ** paid;
            }
            const upfront = productKey === 'FHA30' ? 0.0175 * loan : 0;
            const financed = loan * (1 - points / 100) - costs - upfront;
            // The last decimal of an APR is worth a few hundredths of a percent of the loan.
            expect(Math.abs(worth - financed) / loan).toBeLessThan(productKey === 'FHA30' ? 0.002 : 0.0008);
          }
      }
    },
  );

  test('to refinance are quarters of a point, which two decimals show whole (RATE-13)', () => {
    const name = 'mortgage-refinance';
    const entries = productsOf(sampleRates(name, read(name), '2027-11-26')) as MortgageEntry[];
    const rates = entries.flatMap(({ states }) => Object.values(states).map(({ rate }) => rate));
    expect(new Set(rates).size).toBeGreaterThan(3);
    expect(rates.filter((rate) => !Number.isInteger(rate * 4))).toEqual([]);
  });
});

interface MortgageEntry extends Entry {
  readonly termInYears: number;
  readonly states: Readonly<Record<string, { rate: number; apr: number; points: number }>>;
}

/** The monthly part of a mortgage insurance premium of 0.55% a year, on the average balance of the payment's year. */
function premium(loan: number, rate: number, paid: number): number {
  const month = rate / 1200;
  const payment = (loan * month) / (1 - (1 + month) ** -360);
  const balance = (months: number) =>
    loan * (1 + month) ** months - (payment * ((1 + month) ** months - 1)) / month;
  const start = 12 * Math.floor((paid - 1) / 12);
  const average =
    Array.from({ length: 12 }, (_, index) => balance(start + index)).reduce((sum, part) => sum + part) / 12;
  return (0.0055 * average) / 12;
}
