import { dateAfter, weekdayOf } from './dates.ts';

/** Days of the week as in schema.org's opening hours. A weekday is an index of this list: 0 is Monday. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const saturday = weekdays.indexOf('Sa');

/** Opening hours such as `Mo-Th 09:00-17:00`. */
export interface OpenDays {
  /** Weekdays, first to last. */
  readonly first: number;
  readonly last: number;
  readonly times: OpenTimes;
}

/** In minutes since midnight. */
export interface OpenTimes {
  readonly from: number;
  readonly to: number;
}

const pattern = /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d{2}:\d{2}-\d{2}:\d{2})$/;

/** Parses times such as `09:00-17:00`; `undefined` for other formats, and for an end that is not after the beginning. */
export function readTimes(text: string): OpenTimes | undefined {
  const [, hour, minute, endHour, endMinute] = (/^(\d{2}):(\d{2})-(\d{2}):(\d{2})$/.exec(text) ?? []).map(
    Number,
  );
  if (hour === undefined || minute === undefined || endHour === undefined || endMinute === undefined)
    return undefined;
  const times = { from: hour * 60 + minute, to: endHour * 60 + endMinute };
  return times.from < times.to ? times : undefined;
}

/** Parses opening hours such as `Mo-Th 09:00-17:00`; `undefined` for other formats. */
export function readOpenDays(text: string): OpenDays | undefined {
  const [, firstDay = '', lastDay = firstDay, span = ''] = pattern.exec(text) ?? [];
  const names: readonly string[] = weekdays;
  const [first, last] = [names.indexOf(firstDay), names.indexOf(lastDay)];
  const times = readTimes(span);
  return first < 0 || last < 0 || !times ? undefined : { first, last, times };
}

/** Returns the times of each weekday, Monday first. Skips hours in other formats. */
export function timesOfWeek(hours: readonly string[]): readonly (readonly OpenTimes[])[] {
  const days = hours.flatMap((text) => readOpenDays(text) ?? []);
  const isOn = (weekday: number, { first, last }: OpenDays) =>
    first <= last ? first <= weekday && weekday <= last : first <= weekday || weekday <= last;
  return weekdays.map((_day, weekday) =>
    days
      .filter((open) => isOn(weekday, open))
      .map(({ times }) => times)
      .toSorted((one, other) => one.from - other.from),
  );
}

/** Whether hours include Saturdays. */
export const isOpenSaturday = (hours: readonly string[]): boolean =>
  (timesOfWeek(hours)[saturday] ?? []).length > 0;

/** A moment where a branch is. */
export interface LocalMoment {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly weekday: number;
  /** Since midnight. */
  readonly minutes: number;
}

/** Returns the local date and time of a moment in a time zone. */
export function localMoment(moment: Date, timeZone: string): LocalMoment {
  // Swedish formats dates and times as ISO does.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    moment,
  );
  const [date = '', time = ''] = text.split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { date, weekday: weekdayOf(date), minutes: hour * 60 + minute };
}

/** A day on which branches are closed, or open at other times. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** In the language of the page. */
  readonly name: string;
  /** Such as `09:00-12:00`. Closed if absent. */
  readonly hours?: string | undefined;
}

/** Whether a branch is open, and what changes next. */
export type OpenState =
  | { readonly isOpen: true; readonly closes: number }
  | {
      readonly isOpen: false;
      /** Today's holiday. */
      readonly holiday?: string;
      /** `undefined` if it does not open within a week. */
      readonly opens?: { readonly inDays: number; readonly weekday: number; readonly at: number };
    };

/** @param hours in schema.org's format. */
export function openState(
  hours: readonly string[],
  holidays: readonly Holiday[],
  { date, weekday, minutes }: LocalMoment,
): OpenState {
  const week = timesOfWeek(hours);
  const timesIn = (days: number): readonly OpenTimes[] => {
    const usual = week[(weekday + days) % 7] ?? [];
    const holiday = holidayOn(dateAfter(date, days), holidays);
    // A branch that is always closed on this weekday stays closed.
    if (!holiday || usual.length === 0) return usual;
    return [readTimes(holiday.hours ?? '') ?? []].flat();
  };
  const now = timesIn(0).find(({ from, to }) => from <= minutes && minutes < to);
  if (now) return { isOpen: true, closes: now.to };
  const today = holidayOn(date, holidays);
  const holiday = today && { holiday: today.name };
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const next = timesIn(inDays).find(({ from }) => inDays > 0 || from > minutes);
    if (next)
      return { isOpen: false, ...holiday, opens: { inDays, weekday: (weekday + inDays) % 7, at: next.from } };
  }
  return { isOpen: false, ...holiday };
}

const holidayOn = (date: string, holidays: readonly Holiday[]) =>
  holidays.find((holiday) => holiday.date === date);
