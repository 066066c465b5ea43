import { newestText, placeOfRate } from '#data/textRates/newestText.ts';
import type { TextRateVisitor } from '#data/textRates/TextRate.ts';
import { fill } from '#lib/format/fill.ts';
import type { Locale } from '#lib/format/locale.ts';
import { rateOfMark } from '#lib/visitor/markedRate.ts';
import { partsOf } from '#lib/visitor/visitorText.ts';
import { answeredRates } from '#words/answeredRates.ts';

/** A part of an answer: words, or a rate that depends on the visitor. */
interface Part {
  readonly text: string;
  readonly place?: 'zipCode' | 'state' | undefined;
  /** The text for this visitor. */
  readonly own?: string | undefined;
}

async function partsFor(text: string, visitor: TextRateVisitor, locale: Locale): Promise<readonly Part[]> {
  const parts = partsOf(text).map((part) => {
    if (typeof part === 'string') return { text: part };
    const rate = rateOfMark(part.name);
    return rate ? { text: part.text, rate } : { text: part.text };
  });
  const dated = new Set(parts.flatMap(({ rate }) => (rate?.kind === 'rate-date' ? [rate.key] : [])));
  return Promise.all(
    parts.map(async ({ text: published, rate }) => {
      if (!rate) return { text: published };
      const own = await newestText({ ...rate, text: published }, visitor, locale, (key) => dated.has(key));
      return { text: published, place: placeOfRate(rate.key), own };
    }),
  );
}

/** Says whom the rates of an answer are for; nothing if they are the same everywhere. */
function noteOn(parts: readonly Part[], isOwn: boolean, visitor: TextRateVisitor, locale: Locale): string {
  const words = answeredRates[locale];
  const place = parts.find((part) => part.place !== undefined)?.place;
  if (place === undefined) return '';
  const known = visitor[place];
  const note = isOwn && known !== undefined ? fill(words[place], { place: known }) : words.standard;
  return locale === 'zh' ? note : ` ${note}`;
}

/**
 * Returns an answer with the rates that the site's pages show this visitor, and whom they are for. If one of them is
 * unknown, all of them are those that everybody sees.
 *
 * @param text with marks in place of rates; see `visitorMark`.
 */
export async function visitorAnswer(text: string, visitor: TextRateVisitor, locale: Locale): Promise<string> {
  const parts = await partsFor(text, visitor, locale);
  const isOwn = parts.every(({ place, own }) => place === undefined || own !== undefined);
  const shown = parts.map((part) => (isOwn ? (part.own ?? part.text) : part.text)).join('');
  return shown + noteOn(parts, isOwn, visitor, locale);
}
