/**
 * Adds the requested amount to a link to an application form, as `loanAmount` in digits (RATE-16).
 *
 * @param dollars whole dollars.
 */
export const withLoanAmount = (href: string, dollars: number): string =>
  withParameter(href, 'loanAmount', String(dollars));

/**
 * Adds the requested amount and `term`.
 *
 * @param months digits.
 */
export const withLoan = (href: string, dollars: number, months: string): string =>
  withParameter(withLoanAmount(href, dollars), 'term', months);

/**
 * Adds a query parameter to an author's link, before its hash, as a form encodes it. Replaces the parameter if the link
 * already has it. Leaves telephone, email and hash links unchanged.
 */
export function withParameter(href: string, name: string, value: string): string {
  if (/^(?:tel|mailto):|^#/i.test(href)) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const others = query.split('&').filter((part) => part !== '' && part.split('=', 1)[0] !== name);
  return `${path}?${[...others, new URLSearchParams({ [name]: value }).toString()].join('&')}${hash}`;
}
