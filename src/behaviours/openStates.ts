import { type OpenStateData, stateText } from '#lib/format/hoursText.ts';
import { localMoment, openState } from '#lib/format/openingHours.ts';

/**
 * Says below each branch whether it is open, on the clock of the branch. The section has the words and the holidays in
 * `data-hours`, each branch its hours and its time zone.
 */
export function showOpenStates(root: HTMLElement, now: Date = new Date()): void {
  const list = root.matches('[data-hours]') ? root : root.querySelector<HTMLElement>('[data-hours]');
  const data = list?.dataset['hours'];
  if (data === undefined) return;
  // Written by `openStateJson`.
  const { words, holidays } = JSON.parse(data) as OpenStateData;
  for (const line of root.querySelectorAll<HTMLElement>('[data-open]')) {
    const { open = '', zone } = line.dataset;
    if (zone === undefined || line.textContent !== '') continue;
    const state = openState(open.split(';'), holidays, localMoment(now, zone));
    line.textContent = stateText(state, words);
    line.dataset['isOpen'] = String(state.isOpen);
  }
}
