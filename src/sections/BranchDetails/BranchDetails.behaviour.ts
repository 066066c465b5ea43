import type { Behaviour } from '#behaviours/behaviour.ts';
import { showOpenStates } from '#behaviours/openStates.ts';
import { localMoment } from '#lib/format/openingHours.ts';

/** Says whether the branch is open, marks today in the table of hours, and hides past holidays. */
export const behaviour: Behaviour = (root) => {
  showOpenStates(root);
  const zone = root.querySelector<HTMLElement>('[data-zone]')?.dataset['zone'];
  if (zone === undefined) return;
  const { date, weekday } = localMoment(new Date(), zone);
  root.querySelector(`[data-weekday="${weekday}"]`)?.setAttribute('aria-current', 'date');
  for (const holiday of root.querySelectorAll<HTMLElement>('[data-date]'))
    holiday.hidden = (holiday.dataset['date'] ?? '') < date;
};
