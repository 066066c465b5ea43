import type { Behaviour } from '#behaviours/behaviour.ts';
import { choiceChanged, rateProgram, type LiveFigures } from '#behaviours/rateProgram.ts';
import { askOnce } from '#data/askOnce.ts';
import { mortgageRatesQuery, type MortgageRate } from '#data/mortgageRates.ts';
import { chooseState, chosenState, stateChanged } from '#lib/visitor/chosenState.ts';

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

/** Clears the points, which must not be shown with the rates of another state while those are loading. */
function clearPoints(root: HTMLElement): void {
  for (const place of root.querySelectorAll('[data-points]')) place.textContent = '—';
}

/** Shows the rates of the state that the visitor chose here, in another section or tab, or earlier (RATE-12). */
export const behaviour: Behaviour = (root) => {
  const select = root.querySelector('select');
  const panel = root.querySelector('[data-words]');
  const ask = () => {
    clearPoints(root);
    panel?.dispatchEvent(new CustomEvent(choiceChanged));
  };
  let shown = stateOf(root);
  const onChange = () => chooseState(stateOf(root));
  const follow = () => {
    const state = chosenState();
    const isOffered = [...(select?.options ?? [])].some(({ value }) => value === state);
    if (!select || state === undefined || state === shown || !isOffered) return;
    shown = state;
    select.value = state;
    ask();
  };
  select?.addEventListener('change', onChange);
  document.addEventListener(stateChanged, follow);
  const undo = showRates(root);
  follow();
  return () => {
    select?.removeEventListener('change', onChange);
    document.removeEventListener(stateChanged, follow);
    undo();
  };
};
