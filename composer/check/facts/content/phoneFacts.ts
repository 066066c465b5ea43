import type { MarkupNode } from '#content/MarkupNode.ts';
import { type Fact, newFact } from '#composer/check/facts/Fact.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { shownText } from './shownText.ts';

/** A US phone number as authors write it. */
const phone = /(?<![\d-])(?:\+?1[-. ])?\(?([2-9]\d{2})\)?[-. ]{1,2}(\d{3})[-. ](\d{4})(?![\d-])/g;

/** A cheap test: most texts contain none. */
export const mayHavePhones = /\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}/;

/** Returns the US phone numbers in a text, as ten digits, and their positions. */
export const phonesIn = (text: string) =>
  [...text.matchAll(phone)].map(({ 0: { length }, 1: area = '', 2: office = '', 3: line = '', index }) => ({
    digits: area + office + line,
    index,
    length,
  }));

/** Returns the facts about the phone numbers in a text: `phone`, with the ten digits. */
export function phoneFacts(nodes: readonly MarkupNode[], path: JsonPath): Fact[] {
  const { text, placeOf } = shownText(nodes);
  return phonesIn(text).map(({ digits, index, length }) =>
    newFact('phone', digits, path, placeOf(index, length)),
  );
}

/** A cheap test, also for numbers with a digit too few or too many. */
const mayShowNumber = /\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d|\{word:/;

/**
 * Returns the value of the fact `phone-link`: what a link dials, and its text. `undefined` if it dials a number of ten
 * digits, a short one or one abroad, and the text can have no phone number.
 *
 * @param textOf Returns the link's text, with words as `{word:key}`. Most links dial nothing, and it is not called.
 */
export function phoneLink(href: string, textOf: () => string): string | undefined {
  if (!href.startsWith('tel:')) return undefined;
  const number = href.slice('tel:'.length).replace(/[\s().-]/g, '');
  // A word stands for it.
  if (number.includes('{')) return undefined;
  const [, digits] = /^(?:\+?1)?(\d{10})$/.exec(number) ?? [];
  if (digits === undefined) return /^(?:\d{3,6}|\+(?!1)\d{7,15})$/.test(number) ? undefined : `${number} `;
  const text = textOf();
  return mayShowNumber.test(text) ? `${digits} ${text}` : undefined;
}
