import { cleanCode } from '#lib/values/cleanText.ts';

/** Maximum length of an entered number. */
const longest = 100;

/** All languages of the site write a period before decimals and commas between groups of three; a test asks `Intl`. */
const written = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?$/;

/**
 * Reads an entered number: `1,234.50` becomes `1234.50`. Returns `undefined` for anything that the site's languages do
 * not write as a number, such as `1,5`, `5 0` or `25k`, so that it never becomes another number.
 *
 * @returns plain digits with at most one period, for `Number`.
 */
export function readNumber(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const plain = cleanCode(text);
  return written.test(plain) && /\d/.test(plain) ? plain.replaceAll(',', '') : undefined;
}

/**
 * Reads an amount with or without its dollar sign: `$1,234.50` becomes `1234.50`. An amount has at most two decimals:
 * in other countries `450.000` is 450,000.
 */
export function readDollars(text: string): string | undefined {
  const read = readNumber(cleanCode(text).replace(/^\$/, ''));
  return read === undefined || /\.\d{3}/.test(read) ? undefined : read;
}

/** Reads a percentage with or without its sign: `4.05%` becomes `4.05`. */
export const readPercent = (text: string): string | undefined =>
  readNumber(cleanCode(text).replace(/%$/, ''));
