import { branchStateText, type OpenStateData } from '#lib/format/hoursText.ts';
import { localMoment, openState } from '#lib/format/openingHours.ts';

/**
 * Says below each branch whether it is open, on the clock of the branch. The section has the words and the holidays in
 * `data-hours`, each branch the hours of its lobby and its drive-up, its time zone, and the service that was asked for.
 */
export function showOpenStates(root: HTMLElement, now: Date = new Date()): void {
  const list = root.matches('[data-hours]') ? root : root.querySelector<HTMLElement>('[data-hours]');
  const data = list?.dataset['hours'];
  if (data === undefined) return;
  // Written by `openStateJson`.
  const { words, holidays } = JSON.parse(data) as OpenStateData;
  for (const line of root.querySelectorAll<HTMLElement>('[data-open]')) {
    const { open = '', zone, driveUp, for: service } = line.dataset;
    if (zone === undefined || line.textContent !== '') continue;
    const moment = localMoment(now, zone);
    const stateOf = (hours: string) => openState(hours.split(';'), holidays, moment);
    const lobby = stateOf(open);
    const { isOpen, text } = branchStateText(
      { lobby, ...(driveUp !== undefined && { driveUp: stateOf(driveUp) }) },
      service === 'driveUp',
      words,
    );
    line.textContent = text;
    line.dataset['isOpen'] = String(isOpen);
  }
}
