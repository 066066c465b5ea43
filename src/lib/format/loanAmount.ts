import { withQuery } from '#lib/address/withQuery.ts';

/** Returns the digits of a typed amount (RATE-16): `$20,000` becomes `20000`. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** Adds the requested amount to a link to an application form, as `loanAmount` (RATE-16). */
export function withLoanAmount(href: string, typed: string): string {
  const amount = digitsOf(typed);
  return amount === '' ? href : withQuery(href, 'loanAmount', amount);
}
