import { expect, test } from 'vitest';
import { isZipCode } from './zipCode.ts';

test('RATE-14 a zip code is five digits and nothing else', () => {
  expect(['00000', '04101', '99999'].every(isZipCode)).toBe(true);
  const others = [
    undefined,
    '',
    '1234',
    '123456',
    '1234a',
    ' 12345',
    '12345\n',
    '12-345',
    '٠٤١٠١',
    '12345-6789',
  ];
  expect(others.filter(isZipCode)).toEqual([]);
});
