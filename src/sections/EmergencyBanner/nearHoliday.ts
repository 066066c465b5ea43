import { dateAfter } from '#lib/format/dates.ts';

/** Returns the first of the days of holidays that is today or at most this many days ahead. All are `YYYY-MM-DD`. */
export function nearHoliday(days: readonly string[], today: string, ahead: number): string | undefined {
  const last = dateAfter(today, ahead);
  return days.find((day) => today <= day && day <= last);
}
