import { expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { distanceInMiles } from '#composer/locations/distanceInMiles.ts';
import { loadSite, reloadFile } from '#composer/page/loadSite.ts';
import { sections } from '#tests/composer/fixtures/sections.ts';
import { siteFolder } from '#tests/composer/fixtures/siteFolder.ts';

const branch = {
  city: 'Bath',
  street: '12 O’Hara "Front" Street',
  zip: '04530',
  phone: '207-555-0142',
  hours: ['Mo-Fr 09:00-17:00'],
};
const maine = { stateCode: 'ME', stateName: 'Maine', branches: [branch] };
const template = {
  title: '{branch.street}, {branch.city}',
  description:
    'The branch at {branch.street}, {branch.city}, {branch.state} {branch.zip}: hours and directions.',
  sections: [{ component: 'Banner', props: { heading: '{branch.street}' } }],
};
const files = { 'branches/[branch].json': template, 'locations/me.json': maine };
const path = '/branches/me/bath-12-ohara-front-street.html';

test('WIDG-12 each branch has a page with its values, in each language that has a template', () => {
  const { pages } = loadSite(siteFolder({ ...files, 'es/branches/[branch].json': template }));
  expect([...pages.keys()].filter((key) => key.includes('/branches/'))).toEqual([path, `/es${path}`]);
  expect(pages.get(path)?.fields.title).toBe('12 O’Hara "Front" Street, Bath');
});

test('WIDG-12 the template of branches can name the branch in the address of a link', () => {
  const link = { ...template, title: '/visit.html?branch={branch.parameter}' };
  const { pages } = loadSite(siteFolder({ ...files, 'branches/[branch].json': link }));
  const title = pages.get(path)?.fields.title ?? '';
  expect(title).not.toMatch(/[ "]/);
  expect(new URL(title, 'http://bank.example').searchParams.get('branch')).toBe(
    '12 O’Hara "Front" Street, Bath',
  );
});

test('WIDG-12 pages of branches follow the location file, and a page with a file of its own stays', () => {
  const site = loadSite(siteFolder({ ...files, 'locations/nh.json': { ...maine, stateCode: 'NH' } }));
  const before = site.pages.get(path);
  const moved = { ...maine, stateCode: 'NH', branches: [{ ...branch, street: '1 Elm Street' }] };
  reloadFile(site, 'locations/nh.json', JSON.stringify(moved));
  const shown = [...site.pages.keys()].filter((key) => key.includes('/branches/'));
  expect(shown).toEqual([path, '/branches/nh/bath-1-elm-street.html']);
  expect(site.pages.get(path)).toBe(before);
  const own = loadSite(siteFolder({ ...files, [path.slice(1).replace('.html', '.json')]: template }));
  expect(own.pages.get(path)?.fields.title).toBe('{branch.street}, {branch.city}');
});

test('WIDG-12 a problem of a page of a branch is said once, in the template', () => {
  const wrong = { ...template, sections: [{ component: 'Baner' }] };
  const two = { ...maine, branches: [branch, { ...branch, street: '1 Elm Street' }] };
  const site = loadSite(siteFolder({ 'branches/[branch].json': wrong, 'locations/me.json': two }));
  const found = checkSite(site, new Map(sections)).filter(({ code }) => code === 'unknown-component');
  expect(found.map(({ file, pointer }) => [file, pointer])).toEqual([
    ['branches/[branch].json', '/sections/0/component'],
  ]);
});

test('WIDG-12 distances are in miles along the surface of the earth', () => {
  const portland = [43.6573, -70.2589] as const;
  const boston = [42.3601, -71.0589] as const;
  expect(distanceInMiles([...portland], [...boston])).toBeCloseTo(98.4, 0);
  expect(distanceInMiles([...portland], [...portland])).toBe(0);
});
