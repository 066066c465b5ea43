import { formatDay } from '#lib/format/dates.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { MarkedRate } from '#lib/visitor/markedRate.ts';
import { cardTextRates } from './cardTextRates.ts';
import { cashOutTextRates } from './cashOutTextRates.ts';
import { cdTextRates } from './cdTextRates.ts';
import { depositTextRates } from './depositTextRates.ts';
import { mortgageTextRates } from './mortgageTextRates.ts';
import type { NewestRate, TextRateKind, TextRateVisitor } from './TextRate.ts';

const kinds: readonly TextRateKind[] = [
  cardTextRates,
  cashOutTextRates,
  cdTextRates,
  depositTextRates,
  mortgageTextRates,
];

/** A rate in a published page. */
export type PublishedRate = Pick<MarkedRate, 'kind' | 'key' | 'live'> & {
  /** The text that it had in the published page. */
  readonly text: string;
};

const kindOf = (key: string) => {
  const [file = ''] = key.split('.');
  return kinds.find(({ files }) => files.includes(file));
};

/** Returns what decides which rate a visitor gets; `undefined` if it is the same everywhere. */
export const placeOfRate = (key: string): TextRateKind['dependsOn'] => kindOf(key)?.dependsOn;

/** Returns the newest rate for a visitor, or `undefined` if the page's own should stay. */
async function newestRate(
  { key, live, text }: PublishedRate,
  visitor: TextRateVisitor,
): Promise<NewestRate | undefined> {
  try {
    return await kindOf(key)?.newest({ key: key.split('.'), live, initial: text }, visitor);
  } catch (error) {
    console.info(`The rate ${key} stays as the page was made with it.`, error);
    return undefined;
  }
}

/**
 * Returns the newest text of a rate or of its date for a visitor, or `undefined` if the page's own should stay.
 *
 * @param isDated whether the page says since when a rate has been in force. A rate without a date must not appear beside
 *   the date of the page's own.
 */
export async function newestText(
  rate: PublishedRate,
  visitor: TextRateVisitor,
  locale: Locale,
  isDated: (key: string) => boolean,
): Promise<string | undefined> {
  const newest = await newestRate(rate, visitor);
  if (!newest) return undefined;
  const { text, effectiveDate: day } = newest;
  if (rate.kind === 'rate') return day === undefined && isDated(rate.key) ? undefined : text;
  return day === undefined ? undefined : formatDay(day, locale);
}
