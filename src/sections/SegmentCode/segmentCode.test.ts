import { expect, test } from 'vitest';
import { isSegmentCode } from './SegmentCode.behaviour.ts';

test('WIDG-05 a code has 4 to 32 letters and digits; a longer one is not shortened to another', () => {
  expect(['ELM2', 'elm2026a7', 'a'.repeat(32)].every(isSegmentCode)).toBe(true);
  expect(['', 'ELM', 'ELM-2026', 'ELM 2026', 'a'.repeat(33)].some(isSegmentCode)).toBe(false);
});
