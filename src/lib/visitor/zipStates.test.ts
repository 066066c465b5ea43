import { expect, test } from 'vitest';
import { mayBeIn } from './zipStates.ts';

test.each([
  ['04101', 'ME', true],
  ['04101', 'CA', false],
  ['04101', 'MD', false],
  ['02110', 'ME', false],
  ['02110', 'MA', true],
  ['06390', 'NY', true],
  ['96799', 'AS', true],
  ['96950', 'MP', true],
  ['00601', 'PR', true],
  ['00601', 'FL', false],
  ['20001', 'DC', true],
])('the zip code %s in %s: %s', (zip, state, isPossible) => expect(mayBeIn(zip, state)).toBe(isPossible));

// The Census Bureau's relationship of zip code areas and states: addresses on both sides of the border.
test.each([
  ['42223', 'KY', 'TN'],
  ['86514', 'AZ', 'UT'],
  ['82082', 'WY', 'NE'],
  ['57717', 'SD', 'MT'],
  ['71749', 'AR', 'LA'],
  ['73949', 'OK', 'TX'],
  ['02861', 'RI', 'MA'],
  ['63673', 'MO', 'IL'],
  ['54540', 'WI', 'MI'],
  ['89439', 'NV', 'CA'],
  ['03579', 'NH', 'ME'],
])('the zip code %s, which crosses a border, in %s and in %s', (zip, one, other) => {
  expect([mayBeIn(zip, one), mayBeIn(zip, other)]).toEqual([true, true]);
});

test('a zip code that is not in the table, such as that of a military base, is in any state', () => {
  expect([mayBeIn('09012', 'CA'), mayBeIn('00000', 'ME'), mayBeIn('04101', 'AA')]).toEqual([
    true,
    true,
    true,
  ]);
});
