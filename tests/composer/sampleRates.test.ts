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
});
