import { bankDay } from '#lib/format/dates.ts';
import { nearHoliday } from './nearHoliday.ts';

/**
 * Shows the holiday that a notice of holidays is due for, by the calendar at the bank, or hides the notice if none is
 * near. Other notices stay as they are.
 */
export function showHoliday(root: HTMLElement): void {
  const notice = root.querySelector<HTMLElement>('[data-before-holidays]');
  if (!notice) return;
  const { zone = '', beforeHolidays } = notice.dataset;
  const holidays = [...notice.querySelectorAll<HTMLElement>('[data-day]')];
  const days = holidays.map(({ dataset: { day = '' } }) => day);
  const near = nearHoliday(days, bankDay(new Date(), zone), Number(beforeHolidays));
  for (const holiday of holidays) holiday.hidden = holiday.dataset['day'] !== near;
  notice.hidden = near === undefined;
}
