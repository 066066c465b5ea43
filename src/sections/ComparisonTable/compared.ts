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

const number = String.raw`(\d[\d,]*(?:\.\d+)?)`;
/** A number, and the end of a range that begins with it, as pages write ranges in their languages. */
const firstValue = new RegExp(String.raw`${number}(?:%?\s*(?:to|a|至|到|[-–—])\s*\$?${number})?`);

/** Returns both ends of the first range in a text, such as `18.24% to 28.24%`, or twice its first number. */
function rangeIn(text: string): readonly [number, number] | undefined {
  const [, low, high = low] = firstValue.exec(text) ?? [];
  if (low === undefined || high === undefined) return undefined;
  return [Number(low.replaceAll(',', '')), Number(high.replaceAll(',', ''))];
}

/**
 * Returns for each value of a row whether it is the best, of a range at both ends: none, if one of them has no number, or
 * if all are the same.
 */
export function bestValues(texts: readonly string[], best: Best): boolean[] {
  const ranges = texts.map(rangeIn);
  const known = ranges.filter((range) => range !== undefined);
  const wanted = ([0, 1] as const).map((end) => {
    const ends = known.map((range) => range[end]);
    return best === 'lowest' ? Math.min(...ends) : Math.max(...ends);
  });
  const isComparable = known.length === texts.length && new Set(known.map(String)).size > 1;
  return ranges.map((range) => isComparable && String(range) === String(wanted));
}
