import { expect, test } from 'vitest';
import { withLoanAmount } from './loanAmount.ts';

test.each([
  ['/apply.html', '$20,000', '/apply.html?loanAmount=20000'],
  ['/apply.html?from=rates', '20 000', '/apply.html?from=rates&loanAmount=20000'],
  ['/apply.html#form', '$1,000', '/apply.html?loanAmount=1000#form'],
  ['https://bank.example/apply', '5000<script>', 'https://bank.example/apply?loanAmount=5000'],
  ['/apply.html', 'abc', '/apply.html'],
  ['tel:+18005550142', '$20,000', 'tel:+18005550142'],
])('RATE-16 %s with %j', (href, typed, expected) => expect(withLoanAmount(href, typed)).toBe(expected));
