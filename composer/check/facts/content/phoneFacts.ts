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

/**
 * Returns the value of the fact `phone-link`: the ten digits that a link dials, and its text. `undefined` if the text
 * can have no phone number.
 *
 * @param textOf Returns the link's text, with words as `{word:key}`. Most links dial nothing, and it is not called.
 */
export function phoneLink(href: string, textOf: () => string): string | undefined {
  if (!href.startsWith('tel:')) return undefined;
  const [, dialed] = /^tel:(?:\+?1)?(\d{10})$/.exec(href.replace(/[\s().-]/g, '')) ?? [];
  const text = textOf();
  if (dialed === undefined || !(mayHavePhones.test(text) || text.includes('{word:'))) return undefined;
  return `${dialed} ${text}`;
}
