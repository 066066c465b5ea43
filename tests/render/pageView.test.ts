import { expect, test } from 'vitest';
import { rendered } from '#tests/render/renderSite.ts';

const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="?hidden"? name="?(\w+)"? value="?([^">]*)"?>/g)].map(
      ([, name = '', value]) => [name, value],
    ),
  );

test('PAGE-11 the hidden fields of a page say, under the names of the contract, what its author says', () => {
  const analytics = {
    currentPage: 'thanks',
    siteSection: 'borrow',
    subSiteSection: 'mortgage',
    sitePlatform: 'kiosk',
    transactionStatus: 'complete',
    formName: 'request-a-call',
    products: 'FIX30,FIX15',
    siteTool: 'calculator',
    language: 'en-gb',
  };
  expect(fieldsOf(rendered([], { page: { analytics } }).html)).toEqual(analytics);
});

test('PAGE-11 without words of its author a page says its path, the web and its language', () => {
  expect(fieldsOf(rendered([], { path: '/es/cd-rates.html' }).html)).toEqual({
    currentPage: 'es/cd-rates',
    sitePlatform: 'web',
    language: 'es-us',
  });
});
