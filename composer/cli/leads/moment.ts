import { isDay } from '#lib/format/dates.ts';
import { WrongUse } from '#composer/cli/kit/Cli.ts';

/** A moment as an operator wrote it: a day or a time at the bank's location, or a time in UTC. */
export interface Moment {
  /** The day, `2026-11-21`. */
  readonly day: string;
  /** Returns milliseconds since 1970. */
  readonly at: (timeZone: string) => number;
}

/** Returns by how many milliseconds the clocks of a time zone are ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return wall - Math.floor(time / 1000) * 1000;
}

/** Returns when the clocks of a time zone show a time, which is given as if it were UTC. */
function timeAt(wall: number, timeZone: string): number {
  const near = wall - offsetAt(wall, timeZone);
  // Near a change of the clocks, the offset of the result counts.
  return wall - offsetAt(near, timeZone);
}

const times = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z?))?$/;

/** Returns a parser of a flag with a day or a time. The parser throws `WrongUse`, also for days that do not exist. */
export const readMoment =
  (flag: string) =>
  (text: string): Moment => {
    const [, day = '', time = '00:00', utc] = times.exec(text) ?? [];
    const wall = isDay(day) ? Date.parse(`${day}T${time}Z`) : NaN;
    if (Number.isNaN(wall))
      throw new WrongUse(
        `${flag}: expected a date such as 2026-11-21 or 2026-11-21T15:00:00Z; got "${text}".`,
      );
    return { day, at: (timeZone) => (utc === 'Z' ? wall : timeAt(wall, timeZone)) };
  };
