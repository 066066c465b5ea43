import { withParameter } from '#lib/address/withParameter.ts';

/**
 * Adds the requested amount to a link to an application form, as `loanAmount` in digits (RATE-16).
 *
 * @param dollars whole dollars.
 */
export const withLoanAmount = (href: string, dollars: number): string =>
  withParameter(href, 'loanAmount', String(dollars));
