import { fill } from '#lib/format/fill.ts';
import { cleanCode } from '#lib/values/cleanText.ts';

/**
 * The beginnings of five digits that are no zip code: those outside the ranges of all states and of the armed forces (see
 * `statesOfZip`), and those above 99950, the highest zip code.
 */
const unassigned =
  /^(?:00[0-4]|099|269|42[89]|529|5[67]8|5[78]9|659|69[4-9]|715|81[7-9]|839|84[89]|86[6-9]|88[678]|899|999(?:5[1-9]|[6-9]))/;

const digitsIn = (text: string | undefined) => /^(\d{5})(?:[ -]\d{4})?$/.exec(cleanCode(text ?? ''))?.[1];

/**
 * Returns the five digits of an entered zip code, which may have the ZIP+4 extension that browsers autofill; `undefined`
 * if there is no such zip code.
 */
export function readZipCode(text: string | undefined): string | undefined {
  const zip = digitsIn(text);
  return zip === undefined || unassigned.test(zip) ? undefined : zip;
}

/**
 * Returns what to say of a text that `readZipCode` refuses.
 *
 * @param error says that it is not five digits.
 * @param notFound says that there is no such zip code, with `{zip}`.
 */
export function zipCodeError(text: string | undefined, error: string, notFound: string): string {
  const zip = digitsIn(text);
  return zip !== undefined && unassigned.test(zip) ? fill(notFound, { zip }) : error;
}
