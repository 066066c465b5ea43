import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('black on white has the greatest contrast there is, a color on itself none', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#75817a', '#75817a')).toBe(1);
});

test('the grey that is just dark enough for text on white is #767676', () => {
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});
