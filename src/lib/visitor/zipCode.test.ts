import { expect, test } from 'vitest';
import { readZipCode } from './readZipCode.ts';
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

test('V26 RATE-14 an entered zip code may have the ZIP+4 extension, and a street address has none', () => {
  for (const text of ['04101', ' 04101 ', '04101-1234', '04101 1234', '０４１０１', '04101\u20111234\u200b'])
    expect(readZipCode(text)).toBe('04101');
  for (const text of [
    undefined,
    '',
    '0410',
    '041011',
    '041011234',
    '04101 Main Street',
    '04101-12',
    '1-04101',
  ])
    expect(readZipCode(text)).toBeUndefined();
});
