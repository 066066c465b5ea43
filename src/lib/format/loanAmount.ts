/** Returns the digits of a typed amount (RATE-16): `$20,000` becomes `20000`. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/**
 * Adds the requested amount to a link to an application form, as `loanAmount` (RATE-16). Leaves telephone, email and
 * hash links unchanged.
 */
export function withLoanAmount(href: string, typed: string): string {
  const amount = digitsOf(typed);
  if (amount === '' || /^(?:tel|mailto):|^#/.test(href)) return href;
  const [address = '', ...hash] = href.split('#');
  const mark = address.includes('?') ? '&' : '?';
  return [`${address}${mark}loanAmount=${amount}`, ...hash].join('#');
}
