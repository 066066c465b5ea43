import type { words } from './LocationFinder.words.ts';

type Word = (
  key: keyof (typeof words)['en'],
  parameters?: Readonly<Record<string, string | number>>,
) => string;

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const pattern = /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d{2}):(\d{2})-(\d{2}):(\d{2})$/;

function timeText(hour: number, minutes: string, word: Word): string {
  const time = `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`;
  return word(hour < 12 ? 'morning' : 'afternoon', { time });
}

/** Opening hours in words. */
export interface HoursText {
  /** Such as `Mon to Thu`; empty if the hours have an unknown format. */
  readonly days: string;
  readonly times: string;
}

/**
 * Converts hours such as `Mo-Th 09:00-17:00` to words. Does not use `Intl`, because the locale data of browsers and
 * servers may differ, which would cause hydration mismatches.
 */
export function hoursText(hours: string, word: Word): HoursText {
  const [, first = '', last, from, fromMinutes = '', to, toMinutes = ''] = pattern.exec(hours) ?? [];
  const names = word('days').split(' ');
  const nameOf = (day: string) => names[days.indexOf(day)];
  const [firstName, lastName] = [nameOf(first), last === undefined ? undefined : nameOf(last)];
  if (firstName === undefined || (last !== undefined && lastName === undefined))
    return { days: '', times: hours };
  return {
    days: lastName === undefined ? firstName : word('dayRange', { first: firstName, last: lastName }),
    times: word('timeRange', {
      from: timeText(Number(from), fromMinutes, word),
      to: timeText(Number(to), toMinutes, word),
    }),
  };
}
