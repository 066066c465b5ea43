const complete = 9;

/** Formats the digits of an SSN or ITIN for display. Once all nine are there, hides all but the last four (VAL-05). */
export function shownTaxNumber(digits: string): string {
  if (digits.length === complete) return `***-**-${digits.slice(5)}`;
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}

/**
 * Returns the digits of an SSN or ITIN after its field was edited. A hidden number cannot be edited in part: deleting
 * anything clears it, and anything added is ignored.
 *
 * @param before the previous digits.
 * @param typed the field's current text.
 */
export function typedTaxNumber(before: string, typed: string): string {
  if (!typed.includes('*')) return typed.replace(/\D/g, '').slice(0, complete);
  return typed.length < shownTaxNumber(before).length ? '' : before;
}
