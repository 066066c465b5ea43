import { expect, test } from 'vitest';
import { readZipCode, zipCodeError } from './readZipCode.ts';
import { statesOfZip } from './zipStates.ts';

/** Zip codes of the armed forces, which are in no state. */
const isMilitary = (start: string) => /^(?:09[0-8]|96[2-6])/.test(start);

const errorOf = (text: string | undefined) =>
  zipCodeError(text, 'Five digits, please.', 'There is no {zip}.');

test('RATE-14 a zip code outside every state is none', () => {
  for (const zip of ['00000', '99999', '00000-1234', '26900']) {
    expect(readZipCode(zip)).toBeUndefined();
    expect(errorOf(zip)).toBe(`There is no ${zip.slice(0, 5)}.`);
  }
  for (const zip of ['04101', '00501', '99950', '09012', '96201', '04101-1234']) {
    expect(readZipCode(zip)).toBe(zip.slice(0, 5));
  }
  for (const text of ['0000', '', undefined]) expect(errorOf(text)).toBe('Five digits, please.');
});

test('RATE-14 the beginnings of zip codes are those of the states and of the armed forces', () => {
  const starts = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
  const known = starts.filter((start) => readZipCode(`${start}01`) !== undefined);
  expect(known).toEqual(starts.filter((start) => statesOfZip(start).length > 0 || isMilitary(start)));
});
