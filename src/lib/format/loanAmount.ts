import { withQuery } from '#lib/address/withQuery.ts';

/**
 * Adds the requested amount to a link to an application form, as `loanAmount` in digits (RATE-16).
 *
 * @param dollars whole dollars.
 */
export const withLoanAmount = (href: string, dollars: number): string =>
  withQuery(href, 'loanAmount', String(dollars));
