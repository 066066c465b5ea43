/** The digits of a typed amount (RATE-16): `$20,000` is `20000`. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** A link to an application with the amount that was asked for (RATE-16); a telephone number takes none. */
export function withLoanAmount(href: string, typed: string): string {
  const amount = digitsOf(typed);
  if (amount === '' || /^(?:tel|mailto):|^#/.test(href)) return href;
  const [address = '', ...hash] = href.split('#');
  const mark = address.includes('?') ? '&' : '?';
  return [`${address}${mark}loanAmount=${amount}`, ...hash].join('#');
}
