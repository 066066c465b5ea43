import { expect, test } from 'vitest';
import { rendered } from './renderSite.ts';

const holidays = [
  { date: '2026-12-25', name: { en: 'Christmas Day', es: 'Navidad' } },
  { date: '2027-01-01', name: { en: 'New Year’s Day', es: 'Año Nuevo' } },
];
const notice = {
  component: 'EmergencyBanner',
  props: { bannerId: 'holidays', beforeHolidays: 7, heading: 'Branches keep holiday hours.' },
};

/** Returns the notice of a page that was built on a day. */
function builtOn(today: string, path = '/'): string {
  const { html } = rendered([notice], {
    path,
    parts: { holidays: holidays.filter(({ date }) => date >= today), today },
  });
  return /<section[^>]*data-banner[^]*?<\/section>/.exec(html)?.[0] ?? '';
}

const shown = (html: string) => [...html.matchAll(/<span data-day="([^"]+)">/g)].map(([, day]) => day);

test('without scripts a notice of holidays shows the one that is near on the day of the build', () => {
  expect(builtOn('2026-12-18')).not.toMatch(/<section[^>]* hidden/);
  expect(shown(builtOn('2026-12-18'))).toEqual(['2026-12-25']);
  expect(builtOn('2026-12-25')).toContain('Christmas Day is on Friday, December 25, 2026.');
  // Two are near: the first comes first.
  expect(shown(builtOn('2026-12-25'))).toEqual(['2026-12-25']);
  expect(shown(builtOn('2026-12-26'))).toEqual(['2027-01-01']);
  expect(builtOn('2026-12-25', '/es/')).toContain('Navidad: viernes, 25 de diciembre de 2026.');
});

test('far from holidays, and on a site without any, it is hidden', () => {
  expect(builtOn('2026-12-17')).toMatch(/<section[^>]* hidden/);
  expect(shown(builtOn('2026-12-17'))).toEqual([]);
  expect(builtOn('2027-01-02')).toMatch(/<section[^>]* hidden/);
});

test('a notice that is not of holidays is always there', () => {
  const { html } = rendered([
    { component: 'EmergencyBanner', props: { bannerId: 'storm', heading: 'A storm.' } },
  ]);
  expect(html).not.toMatch(/<section[^>]* hidden/);
  expect(html).not.toContain('data-day');
});
