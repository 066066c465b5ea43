import { formatDay } from '#lib/format/dates.ts';
import { fill } from '#lib/format/fill.ts';
import { htmlLang, type Locale } from '#lib/format/locale.ts';
import { rateProgram } from '#behaviours/rateProgram.ts';
import type { DepositFigures, DepositQuestion } from './liveRates.ts';
import { termsOf } from './termsOf.ts';

/** Shows the service's terms of a product. */
function showTerms(part: HTMLElement, answer: DepositFigures, locale: Locale): void {
  // Those that the server put in come from the service too.
  const hasOwn = part.hasChildNodes() && !part.querySelector('[data-served]');
  const paragraphs = termsOf(answer, part.dataset['disclosures'] ?? '', { locale, hasOwn });
  if (paragraphs.length === 0) return;
  const lang = locale === 'en' ? {} : { lang: htmlLang.en };
  part.replaceChildren(
    ...paragraphs.map((words) => Object.assign(document.createElement('p'), { textContent: words, ...lang })),
  );
}

/** Shows the date of a product, unless all have the same. */
function showDate(part: HTMLElement, answer: DepositFigures, locale: Locale): void {
  if (answer.dated?.size === 0 && answer.effectiveDate !== undefined) return;
  const { product = '', standard = '', answered = '' } = part.dataset;
  const day = answer.datesByProduct?.get(product);
  const ofAnswer = day === undefined ? '' : fill(answered, { date: formatDay(day, locale) });
  part.textContent = answer.byProduct.has(product) ? ofAnswer : standard;
}

/** Rates by balance where the visitor lives (RATE-04), with the disclosures that belong to them (RATE-05). */
export const behaviour = rateProgram<DepositQuestion, DepositFigures>({
  byZipCode: true,
  ask: async (question, visitor) => {
    const { liveRates } = await import('./liveRates.ts');
    return liveRates(question, visitor);
  },
  parts: '[data-disclosures], [data-dated]',
  show: (part, answer, locale) => {
    if (answer) ('dated' in part.dataset ? showDate : showTerms)(part, answer, locale);
  },
});
