import { fill } from './fill.ts';
import { type Holiday, type OpenState, type OpenTimes, readOpenDays } from './openingHours.ts';

interface TimeWords {
  readonly morning: string;
  readonly afternoon: string;
}

/** The words for opening hours. Weekdays are separated by `|`, Monday first. */
export interface HoursWords extends TimeWords {
  readonly days: string;
  readonly dayRange: string;
  readonly timeRange: string;
}

/** The words that say whether a branch is open. */
export interface OpenStateWords extends TimeWords {
  readonly longDays: string;
  readonly openUntil: string;
  readonly opensToday: string;
  readonly opensTomorrow: string;
  readonly opensOn: string;
  readonly closedNow: string;
  readonly closedFor: string;
  readonly lobbyHours: string;
  readonly driveUpHours: string;
  readonly serviceState: string;
}

/** Returns a time such as `9:30 a.m.`. Does not use `Intl`: the locale data of browsers and servers may differ. */
export function timeText(minutes: number, words: TimeWords): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  const time = `${hour % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return fill(hour < 12 ? words.morning : words.afternoon, { time });
}

export const timesText = ({ from, to }: OpenTimes, words: HoursWords): string =>
  fill(words.timeRange, { from: timeText(from, words), to: timeText(to, words) });

const dayName = (names: string, weekday: number): string => names.split('|')[weekday] ?? '';

/** Returns the full name of a weekday, such as `Saturday`. */
export const longDay = (weekday: number, words: Pick<OpenStateWords, 'longDays'>): string =>
  dayName(words.longDays, weekday);

/** Returns hours such as `Mo-Th 09:00-17:00` in words. The days are empty for hours in another format. */
export function hoursText(
  hours: string,
  words: HoursWords,
): { readonly days: string; readonly times: string } {
  const open = readOpenDays(hours);
  if (!open) return { days: '', times: hours };
  const [first, last] = [dayName(words.days, open.first), dayName(words.days, open.last)];
  return {
    days: open.first === open.last ? first : fill(words.dayRange, { first, last }),
    times: timesText(open.times, words),
  };
}

/** Says whether a branch is open: `Open now, closes at 5 p.m.` */
export function stateText(state: OpenState, words: OpenStateWords): string {
  if (state.isOpen) return fill(words.openUntil, { time: timeText(state.closes, words) });
  const { holiday, opens } = state;
  const closed = holiday === undefined ? words.closedNow : fill(words.closedFor, { holiday });
  if (!opens) return closed;
  const time = timeText(opens.at, words);
  const when = [words.opensToday, words.opensTomorrow][opens.inDays] ?? words.opensOn;
  return fill(when, { closed, time, day: longDay(opens.weekday, words) });
}

/** Says whether a part of the branch is open: `Drive-up: open now, closes at 5 p.m.` */
const partText = (service: string, state: OpenState, words: OpenStateWords): string => {
  const text = stateText(state, words);
  return fill(words.serviceState, { service, state: text.charAt(0).toLowerCase() + text.slice(1) });
};

/**
 * Says whether a branch is open. Its lobby and its drive-up are told apart if only one of them is open, or if the visitor
 * asked for a drive-up, which then comes first.
 */
export function branchStateText(
  { lobby, driveUp }: { readonly lobby: OpenState; readonly driveUp?: OpenState },
  isForDriveUp: boolean,
  words: OpenStateWords,
): { readonly isOpen: boolean; readonly text: string } {
  const differs = driveUp !== undefined && driveUp.isOpen !== lobby.isOpen;
  if (!driveUp || !(differs || isForDriveUp)) return { isOpen: lobby.isOpen, text: stateText(lobby, words) };
  const lobbyText = partText(words.lobbyHours, lobby, words);
  const driveUpText = partText(words.driveUpHours, driveUp, words);
  const texts = isForDriveUp ? [driveUpText, ...(differs ? [lobbyText] : [])] : [lobbyText, driveUpText];
  return { isOpen: isForDriveUp ? driveUp.isOpen : lobby.isOpen || driveUp.isOpen, text: texts.join(' · ') };
}

const openStateKeys = [
  'longDays',
  'morning',
  'afternoon',
  'openUntil',
  'opensToday',
  'opensTomorrow',
  'opensOn',
  'closedNow',
  'closedFor',
  'lobbyHours',
  'driveUpHours',
  'serviceState',
] as const satisfies readonly (keyof OpenStateWords)[];

/** What a program needs to say whether branches are open. */
export interface OpenStateData {
  readonly words: OpenStateWords;
  readonly holidays: readonly Holiday[];
}

/** Returns the JSON of an `OpenStateData` for the attribute `data-hours`. @param words have the keys of `OpenStateWords`. */
export const openStateJson = (
  words: Readonly<Record<string, string>>,
  holidays: readonly Holiday[],
): string =>
  JSON.stringify({ words: Object.fromEntries(openStateKeys.map((key) => [key, words[key]])), holidays });
