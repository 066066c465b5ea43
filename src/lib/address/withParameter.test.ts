import { expect, test } from 'vitest';
import { withParameter } from './withParameter.ts';

test.each([
  ['/contact-us.html', '/contact-us.html?term=12'],
  ['/contact-us.html#write', '/contact-us.html?term=12#write'],
  ['/contact-us.html?from=rates#write', '/contact-us.html?from=rates&term=12#write'],
  ['/contact-us.html?term=6&from=a%20b', '/contact-us.html?from=a%20b&term=12'],
  ['/contact-us.html#a?b', '/contact-us.html?term=12#a?b'],
  ['https://bank.example', 'https://bank.example?term=12'],
  ['tel:+18005550142', 'tel:+18005550142'],
  ['#write', '#write'],
])('V19 RATE-02 the term is added to %s before its hash', (href, expected) =>
  expect(withParameter(href, 'term', '12')).toBe(expected),
);
