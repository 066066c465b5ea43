import { formatDay } from '#lib/format/dates.ts';
import { fill } from '#lib/format/fill.ts';
import { htmlLang, type Locale } from '#lib/format/locale.ts';
import { rateProgram } from '#behaviours/rateProgram.ts';
import { type BalanceRow, type DepositFigures, depositFigures, termsOf } from './liveRates.ts';

const rowsOf = (root: HTMLElement): BalanceRow[] =>
  Array.from(root.querySelectorAll<HTMLElement>('tr[data-product]'), ({ dataset }) => ({
    productKey: dataset['product'] ?? '',
    minimumBalance: Number(dataset['minimum'] ?? '0'),
    maximumBalance: Number(dataset['maximum'] ?? 'Infinity'),
  }));

/** Shows the service's terms of each product, and without rates for one, whose date each product has. */
function showDetails(root: HTMLElement, answer: DepositFigures | undefined, locale: Locale): void {
  if (!answer) return;
  for (const place of root.querySelectorAll<HTMLElement>('[data-disclosures]')) {
    const hasOwn = place.hasChildNodes();
    const paragraphs = termsOf(answer, place.dataset['disclosures'] ?? '', { locale, hasOwn });
    if (paragraphs.length === 0) continue;
    const lang = locale === 'en' ? {} : { lang: htmlLang.en };
    place.replaceChildren(
      ...paragraphs.map((words) =>
        Object.assign(document.createElement('p'), { textContent: words, ...lang }),
      ),
    );
  }
  if (answer.dated?.size === 0) return;
  for (const place of root.querySelectorAll<HTMLElement>('[data-dated]')) {
    const { dated = '', standard = '', answered = '' } = place.dataset;
    const day = answer.effectiveDate;
    const ofAnswer = day === undefined ? '' : fill(answered, { date: formatDay(day, locale) });
    place.textContent = answer.byProduct.has(dated) ? ofAnswer : standard;
  }
}

/** Rates by balance where the visitor lives (RATE-04), with the disclosures that belong to them (RATE-05). */
export const behaviour = rateProgram<DepositFigures>({
  byZipCode: true,
  ask: (visitor, root) =>
    depositFigures(rowsOf(root), root.querySelector('[data-audience=business]') !== null, visitor),
  parts: '[data-disclosures], [data-dated]',
  show: showDetails,
});
