import { expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { sections } from '#tests/composer/fixtures/sections.ts';
import { siteFolder } from '#tests/composer/fixtures/siteFolder.ts';

const branch = {
  city: 'Bath',
  street: '12 Front Street',
  zip: '04530',
  phone: '207-555-0142',
  hours: ['Mo-Fr 09:00-17:00'],
  services: ['atm'],
};
const maine = { stateCode: 'ME', stateName: 'Maine', branches: [branch] };

/** Returns code and pointer of each problem in a location file. */
const problemsOf = (file: object) =>
  checkSite(loadSite(siteFolder({ 'locations/me.json': file })), new Map(sections))
    .filter((problem) => problem.file === 'locations/me.json')
    .map(({ code, pointer, suggestion }) => [code, pointer, suggestion]);

test('WIDG-12 a sound location file has no problem', () => {
  expect(problemsOf(maine)).toEqual([]);
});

test('WIDG-12 SEC-05 what is wrong with a branch is said at its place, with the nearest right name', () => {
  const { city, ...nameless } = branch;
  const wrong = { ...branch, street: '13 Front Street', zip: '453', hours: ['9 to 5'], services: ['drveUp'] };
  expect(problemsOf({ ...maine, branches: [{ ...nameless, citty: city }, wrong] })).toEqual([
    ['missing-property', '/branches/0/city', undefined],
    ['unknown-property', '/branches/0/citty', 'city'],
    ['invalid-value', '/branches/1/zip', undefined],
    ['invalid-value', '/branches/1/hours/0', undefined],
    ['wrong-value', '/branches/1/services/0', 'driveUp'],
  ]);
});

test('WIDG-12 two branches at one address are one too many', () => {
  const again = { ...branch, street: '12 FRONT Street' };
  expect(problemsOf({ ...maine, branches: [branch, again] })).toEqual([
    ['invalid-value', '/branches/1/street', undefined],
  ]);
});

test('WIDG-12 a page to learn more that is not there is a broken link', () => {
  expect(problemsOf({ ...maine, learnMore: { en: '/visit.html' } })).toEqual([
    ['broken-link', '/learnMore/en', undefined],
  ]);
  const own = { ...branch, learnMore: { page: { en: '/visit.html' } }, picture: '/media/none.svg' };
  expect(problemsOf({ ...maine, branches: [own] })).toEqual([
    ['broken-link', '/branches/0/learnMore/page/en', undefined],
    ['missing-media', '/branches/0/picture', undefined],
  ]);
});
