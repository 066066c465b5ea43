import { z } from 'zod';
import { autocomplete, kindSchema, typed } from '#forms/field/fieldParts.ts';
import { bankDay, formatDay, isDay } from '#lib/format/dates.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';
import { cleanCode } from '#lib/values/cleanText.ts';

export const schema = () =>
  kindSchema('date', 'A date.', ['datepicker', 'day', 'calendar', 'birthday'], {
    ...typed,
    autocomplete: autocomplete('date'),
    futureDates: z
      .boolean()
      .default(false)
      .meta({ title: 'Future dates', description: 'If true, only dates after today are valid.' }),
    pastDates: z
      .boolean()
      .default(false)
      .meta({ title: 'Past dates', description: 'If true, only dates before today are valid.' }),
  });

/** Years that a form can mean. Browsers write the year 26, which a visitor may type, as 0026. */
const years = { min: 1800, max: 2199 } as const;

interface Day {
  readonly year: number;
  /** The day as `2027-04-01`; `undefined` if the calendar has no such day. */
  readonly day: string | undefined;
}

/** Parses `2027-04-01` or `4/1/2027`; returns `undefined` for anything else. */
function readDay(text: string): Day | undefined {
  const iso = /^(\d{4,6})-(\d{2})-(\d{2})$/.exec(text);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{1,6})$/.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { year: Number(year), day: isDay(written) ? written : undefined };
}

export const date = {
  control: 'line',
  input: { type: 'date', width: 'medium' },
  entered: cleanCode,
  shown: (value, locale) => formatDay(readDay(value)?.day ?? value, locale),
  unreadable: ({ messages }) => ({ own: messages.format, word: 'errorDate' }),
  /** VAL-13: an existing day, in the future or past if required. */
  fault(value, { messages, futureDates, pastDates }, { now, timeZone }) {
    const read = readDay(value);
    if (read && (read.year < years.min || read.year > years.max))
      return { own: messages.format, word: 'errorDateYear', ...years };
    const day = read?.day;
    if (day === undefined) return { own: messages.format, word: 'errorDate' };
    if (!futureDates && !pastDates) return undefined;
    const today = bankDay(now, timeZone);
    if (futureDates && day <= today) return { own: messages.future, word: 'errorDateFuture' };
    return pastDates && day >= today ? { own: messages.past, word: 'errorDatePast' } : undefined;
  },
} satisfies BehaviorOf<typeof schema>;
