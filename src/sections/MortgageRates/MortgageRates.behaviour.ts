import type { Behaviour } from '#behaviours/behaviour.ts';
import { choiceChanged, rateProgram } from '#behaviours/rateProgram.ts';
import { withParameter } from '#lib/address/withParameter.ts';
import { chooseState, chosenState, stateChanged } from '#lib/visitor/chosenState.ts';
import { liveRates, type MortgageFigures, type MortgageQuestion } from './liveRates.ts';

const selectOf = (root: HTMLElement) => root.querySelector('select');
const stateOf = (root: HTMLElement) => selectOf(root)?.value ?? '';

const showRates = rateProgram<MortgageQuestion, MortgageFigures>({
  byZipCode: false,
  choice: selectOf,
  parts: '[data-points]',
  ask: (question, visitor, state = '') =>
    liveRates({ ...question, state, hostname: location.hostname }, visitor),
  show: (part, answer) => {
    const points = answer?.rates.find(({ product }) => product === part.dataset['points'])?.points;
    part.textContent = points === undefined ? '—' : points.toFixed(3);
  },
});

/** Shows the rates of the state that the visitor chose here, in another section or tab, or earlier (RATE-12). */
export const behaviour: Behaviour = (root, signal) => {
  const select = selectOf(root);
  const panel = root.querySelector('[data-words]');
  const applications = root.querySelectorAll<HTMLAnchorElement>('[data-part=apply], [data-part=start]');
  const handOver = () => {
    for (const link of applications)
      link.href = withParameter(link.getAttribute('href') ?? '', 'state', stateOf(root));
  };
  const ask = () => panel?.dispatchEvent(new CustomEvent(choiceChanged));
  let shown = stateOf(root);
  const follow = () => {
    const state = chosenState();
    const isOffered = [...(select?.options ?? [])].some(({ value }) => value === state);
    if (!select || state === undefined || state === shown || !isOffered) return;
    shown = state;
    select.value = state;
    handOver();
    ask();
  };
  const choose = () => {
    handOver();
    chooseState(stateOf(root));
  };
  select?.addEventListener('change', choose, { signal });
  document.addEventListener(stateChanged, follow, { signal });
  showRates(root, signal);
  // The browser may have restored a choice.
  handOver();
  follow();
};
