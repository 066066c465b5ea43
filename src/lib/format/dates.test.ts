import { expect, test } from 'vitest';
import { placeholderDate } from '#behaviours/page/visitorValue.ts';
import { formatDay } from './dates.ts';
import { htmlLang, type Locale } from './locale.ts';

test.each<[Locale, string]>([
  ['en', 'November 16, 2026'],
  ['es', '16 de noviembre de 2026'],
  ['zh', '2026年11月16日'],
])('a day reads in %s as %s', (locale, expected) => expect(formatDay('2026-11-16', locale)).toBe(expected));

test.each(['', 'soon', '2026-13-01', '2026-11', '20261116', '2026-11-16T00:00'])(
  '%j is no day and stays',
  (day) => expect(formatDay(day, 'en')).toBe(day),
);

const months: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  zh: Array.from({ length: 12 }, (_, index) => `${index + 1}月`),
};

test.each<Locale>(['en', 'es', 'zh'])('PAGE-14 the months of %s are right, October included', (locale) => {
  const written = months[locale].map((_, month) =>
    placeholderDate(new Date(2026, month, 5), htmlLang[locale]),
  );
  written.forEach((date, month) => expect(date).toContain(months[locale][month]));
});

test('PAGE-08 the date has the month’s name, two digits of the day, and the year', () => {
  expect(placeholderDate(new Date(2026, 9, 5), 'en-US')).toBe('October 05, 2026');
  expect(placeholderDate(new Date(2026, 9, 5), 'es-US')).toBe('05 de octubre de 2026');
  expect(placeholderDate(new Date(2026, 9, 5), 'zh-Hans')).toBe('2026年10月05日');
});
