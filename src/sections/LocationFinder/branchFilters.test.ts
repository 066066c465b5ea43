import { expect, test } from 'vitest';
import { type BranchFilter, offersAll } from './branchFilters.ts';

const branch = {
  services: ['atm', 'driveUp', 'notary'],
  openingHours: ['Mo-Fr 09:00-17:00', 'Sa 09:00-12:00'],
  driveUpHours: ['Mo-Fr 08:00-18:00'],
};
const cases: readonly (readonly [BranchFilter[], boolean])[] = [
  [[], true],
  [['driveUp', 'notary'], true],
  [['spanish'], false],
  [['saturday'], true],
  [['driveUp', 'saturday'], false],
];

test.each(cases)('WIDG-12 a branch whose drive-up is closed on Saturday offers %j: %s', (filters, offers) => {
  expect(offersAll(branch, filters)).toBe(offers);
});

test('WIDG-12 a drive-up without hours of its own is open with the branch', () => {
  expect(offersAll({ ...branch, driveUpHours: [] }, ['driveUp', 'saturday'])).toBe(true);
});
