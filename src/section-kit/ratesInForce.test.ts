import { expect, test } from 'vitest';
import { withRatesInForce } from './ratesInForce.ts';

const props = { asOf: '2026-01-01', tiers: [{ apy: 1 }, { apy: 2 }] };
const named = [
  { key: 'deposits.TU.0.apy', path: ['tiers', 0, 'apy'] },
  { key: 'deposits.TU.10000.apy', path: ['tiers', 1, 'apy'] },
];
const rate = (value: number, asOf: string) => ({ value, asOf, unit: 'APY' as const, decimals: 2 });

test('RATE-15 the rates in force take the place of the author’s, with their newest date', () => {
  const rates = new Map([
    ['deposits.TU.0.apy', rate(1.5, '2026-11-01')],
    ['deposits.TU.10000.apy', rate(2.5, '2026-11-16')],
  ]);
  const shown = withRatesInForce(props, named, (key) => rates.get(key));
  expect(shown).toEqual({ asOf: '2026-11-16', tiers: [{ apy: 1.5 }, { apy: 2.5 }] });
  expect(props.tiers[0]).toEqual({ apy: 1 });
});

test('RATE-15 where one rate is missing all stay as the author dated them', () => {
  const shown = withRatesInForce(props, named, (key) =>
    key === 'deposits.TU.0.apy' ? rate(1.5, '2026-11-01') : undefined,
  );
  expect(shown).toEqual(props);
});
