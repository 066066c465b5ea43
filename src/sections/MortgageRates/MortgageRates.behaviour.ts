import type { Behaviour } from '#behaviours/behaviour.ts';
import { choiceChanged, rateProgram, type LiveFigures } from '#behaviours/rateProgram.ts';
import { askOnce } from '#data/askOnce.ts';
import { mortgageRatesQuery, type MortgageRate } from '#data/mortgageRates.ts';
import { localStore } from '#lib/storage.ts';

interface MortgageFigures extends LiveFigures {
  readonly rates: readonly MortgageRate[];
}

const stateOf = (root: HTMLElement) => root.querySelector('select')?.value ?? '';

const showRates = rateProgram<MortgageFigures>({
  byZipCode: false,
  choice: stateOf,
  ask: async ({ maxAgeDays }, root) => {
    const { purpose, production } = root.querySelector<HTMLElement>('[data-purpose]')?.dataset ?? {};
    const { byState, effectiveDate } = await askOnce(
      mortgageRatesQuery({
        purpose: purpose === 'refinance' ? 'refinance' : 'purchase',
        productionOrigin: production,
        hostname: location.hostname,
        maxAgeDays,
      }),
    );
    const rates = byState.get(stateOf(root)) ?? [];
    const figures = new Map<string, number>();
    for (const { product, rate, apr } of rates)
      figures.set(`${product} rate`, rate).set(`${product} apr`, apr);
    return { rates, figures, effectiveDate };
  },
  show: (root, { rates }) => {
    for (const place of root.querySelectorAll<HTMLElement>('[data-points]')) {
      const points = rates.find(({ product }) => product === place.dataset['points'])?.points;
      place.textContent = points === undefined ? '—' : points.toFixed(3);
    }
  },
});

/** Points of one state must not stand beside another's rates while these are on their way. */
function clearPoints(root: HTMLElement): void {
  for (const place of root.querySelectorAll('[data-points]')) place.textContent = '—';
}

/** The rates of the state that the visitor chose, now or before: kept in `stateNameSelected` (RATE-12). */
export const behaviour: Behaviour = (root) => {
  const select = root.querySelector('select');
  const onChange = () => {
    localStore.set('stateNameSelected', stateOf(root));
    clearPoints(root);
    root.querySelector('[data-words]')?.dispatchEvent(new CustomEvent(choiceChanged));
  };
  select?.addEventListener('change', onChange);
  const undo = showRates(root);
  const kept = localStore.get('stateNameSelected');
  if (
    select &&
    kept !== undefined &&
    kept !== select.value &&
    [...select.options].some(({ value }) => value === kept)
  ) {
    select.value = kept;
    onChange();
  }
  return () => {
    select?.removeEventListener('change', onChange);
    undo();
  };
};
