const complete = 9;

/** The nine digits of an SSN or ITIN as they are shown: all but the last four hidden once it is complete (VAL-05). */
export function shownTaxNumber(digits: string): string {
  if (digits.length === complete) return `***-**-${digits.slice(5)}`;
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}

/**
 * The digits of an SSN or ITIN after its field was edited. What is hidden cannot be edited in part: something taken
 * away empties it, something added to it is left out.
 *
 * @param before the digits so far.
 * @param typed what the field holds now.
 */
export function typedTaxNumber(before: string, typed: string): string {
  if (!typed.includes('*')) return typed.replace(/\D/g, '').slice(0, complete);
  return typed.length < shownTaxNumber(before).length ? '' : before;
}
