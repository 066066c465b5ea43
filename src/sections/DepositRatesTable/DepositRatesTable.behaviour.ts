import { rateProgram } from '#behaviours/rateProgram.ts';
import { type BalanceRow, type DepositFigures, depositFigures, termsOf } from './liveRates.ts';

const rowsOf = (root: HTMLElement): BalanceRow[] =>
  Array.from(root.querySelectorAll<HTMLElement>('tr[data-product]'), ({ dataset }) => ({
    productKey: dataset['product'] ?? '',
    minimumBalance: Number(dataset['minimum'] ?? '0'),
    maximumBalance: Number(dataset['maximum'] ?? 'Infinity'),
  }));

/** Puts the service's own terms in the place of the author's, where the page is in the language they are in. */
function showDisclosures(root: HTMLElement, answer: DepositFigures, locale: string): void {
  if (locale !== 'en') return;
  for (const place of root.querySelectorAll<HTMLElement>('[data-disclosures]')) {
    const paragraphs = termsOf(answer, place.dataset['disclosures'] ?? '');
    if (paragraphs.length === 0) continue;
    place.replaceChildren(
      ...paragraphs.map((words) => Object.assign(document.createElement('p'), { textContent: words })),
    );
  }
}

/** Rates by balance where the visitor lives (RATE-04), with the disclosures that belong to them (RATE-05). */
export const behaviour = rateProgram<DepositFigures>({
  byZipCode: true,
  ask: (visitor, root) =>
    depositFigures(rowsOf(root), root.querySelector('[data-audience=business]') !== null, visitor),
  show: showDisclosures,
});
