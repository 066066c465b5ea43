/** Maximum number of visible columns. */
export const mostColumns = 3;

/** Name of the parameter in the page's address with the ids of the chosen products, separated by dots. */
export const chosenParameter = 'compare';

/**
 * Returns the ids of the products to show: first those in the address, then the others in order.
 *
 * @param asked value of the parameter; unknown and repeated ids are ignored.
 */
export function chosenProducts(ids: readonly string[], asked: string | null | undefined): string[] {
  const named = (asked ?? '').split('.').filter((id) => ids.includes(id));
  return [...new Set([...named, ...ids])].slice(0, mostColumns);
}

/** Which value of a row is marked: a fee is best if it is low, a yield if it is high. */
export type Best = 'lowest' | 'highest';

/** Returns the first number in a text, such as 18.24 in `18.24% to 28.24%`. */
function numberIn(text: string): number | undefined {
  const [digits] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/**
 * Returns for each value of a row whether it is the best: none, if one of them has no number, or if all are the same.
 */
export function bestValues(texts: readonly string[], best: Best): boolean[] {
  const numbers = texts.map(numberIn);
  const known = numbers.filter((number) => number !== undefined);
  const wanted = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  const isComparable = known.length === texts.length && new Set(known).size > 1;
  return numbers.map((number) => isComparable && number === wanted);
}
