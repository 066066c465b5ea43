import { expect, onTestFinished, test, vi } from 'vitest';
import { visitorValue } from './visitorValue.ts';

function withCookie(cookie: string): void {
  vi.stubGlobal('document', { cookie });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

test.each([
  ['04101', '04101'],
  ['0410', undefined],
  ['041011', undefined],
  ['04101-1234', undefined],
  ['0410a', undefined],
  ['', undefined],
])('PAGE-08 the zip code is the cookie’s when that has exactly five digits: %j', (cookie, value) => {
  withCookie(`zipcode=${cookie}`);
  expect(visitorValue('zipcode')).toBe(value);
});

test.each([
  ['Ada', 'Ada'],
  ['%20Mar%C3%ADa%20', 'María'],
  ['%20', undefined],
  ['', undefined],
])('PAGE-08 the first name is the cookie’s when that says something: %j', (cookie, value) => {
  withCookie(`firstname=${cookie}`);
  expect(visitorValue('firstname')).toBe(value);
});

test('PAGE-08 nothing else is known of a visitor', () => {
  withCookie('riblpid=7; lastname=Lovelace');
  expect(['riblpid', 'lastname', 'constructor', '', undefined].map(visitorValue)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
