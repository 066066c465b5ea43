import { expect, test } from 'vitest';
import { withLoan, withLoanAmount } from '#lib/address/withParameter.ts';

test.each([
  ['/apply.html', 20_000, '/apply.html?loanAmount=20000'],
  ['/apply.html?from=rates', 20_000, '/apply.html?from=rates&loanAmount=20000'],
  ['/apply.html#form', 1000, '/apply.html?loanAmount=1000#form'],
  ['https://bank.example/apply', 5000, 'https://bank.example/apply?loanAmount=5000'],
  ['tel:+18005550142', 20_000, 'tel:+18005550142'],
])('RATE-16 %s with %d', (href, dollars, expected) => expect(withLoanAmount(href, dollars)).toBe(expected));

test('RATE-16 the term of a loan goes along, before the hash', () =>
  expect(withLoan('/apply.html?product=auto#form', 9000, '48')).toBe(
    '/apply.html?product=auto&loanAmount=9000&term=48#form',
  ));
