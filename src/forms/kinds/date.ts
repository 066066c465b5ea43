import { z } from 'zod';
import { autocomplete, kindSchema, typed } from '#forms/field/fieldParts.ts';
import { plainText } from '#content/fields.ts';
import {
  bankDay,
  dateAfter,
  formatDay,
  formatWeekday,
  isDay,
  listOf,
  monthsAfter,
  weekdayName,
  weekdayOf,
} from '#lib/format/dates.ts';
import { weekdays } from '#lib/format/openingHours.ts';
import { fieldName } from '#forms/field/conditionSchema.ts';
import type { BehaviorOf, Fault, FaultContext, FieldOfSchema } from '#forms/field/FieldKindBehavior.ts';
import type { Locale } from '#lib/format/locale.ts';
import { cleanCode } from '#lib/values/cleanText.ts';

const closedDay = () =>
  z.strictObject({
    date: z.iso.date().meta({ title: 'Date', description: 'Such as 2026-12-25.' }),
    name: plainText().meta({ title: 'Name', description: 'Why it is closed, such as Christmas Day.' }),
  });

const age = (title: string, description: string) =>
  z.int().min(1).max(150).optional().meta({ title, description });

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
    minAge: age(
      'Lowest age',
      'Of a date of birth: the age in years that somebody must have today, such as 18.',
    ),
    maxAge: age(
      'Highest age',
      'Of a date of birth: how many years before this one are still valid, such as 120.',
    ),
    withinDays: z
      .int()
      .min(1)
      .max(3650)
      .optional()
      .meta({ title: 'Within days', description: 'How many days after today are still valid, such as 90.' }),
    weekdays: z.array(z.enum(weekdays)).min(1).optional().meta({
      title: 'Weekdays',
      description: 'The valid days of the week, such as Mo to Fr. All by default.',
    }),
    weekdaysFor: z
      .strictObject({
        field: fieldName().meta({
          title: 'Field',
          description: 'Name of the field in this form whose choice decides.',
        }),
        weekdays: z.record(z.string(), z.array(z.enum(weekdays)).min(1)).meta({
          title: 'Weekdays',
          description: 'By the value of the choice. A choice without an entry has all weekdays of the field.',
        }),
      })
      .optional()
      .meta({
        title: 'Weekdays by choice',
        description: 'Of the weekdays, those on which a chosen person works.',
      }),
    closed: z
      .union([z.literal('holidays'), z.array(closedDay())])
      .optional()
      .meta({
        title: 'Closed',
        description:
          'Days that are not valid: "holidays", those of branchHolidays in site.json without hours, or a list.',
      }),
  });
type DateField = FieldOfSchema<typeof schema>;

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

/** Says that a day is closed, with its weekday or the name of the holiday. */
function closedFault(day: string, { weekdays: open, closed }: DateField, locale: Locale): Fault | undefined {
  const holiday = Array.isArray(closed) ? closed.find(({ date: own }) => own === day) : undefined;
  const weekday = weekdays[weekdayOf(day)];
  const isClosed = holiday !== undefined || (open && weekday !== undefined && !open.includes(weekday));
  return isClosed
    ? { word: 'errorDateClosed', other: holiday?.name ?? formatWeekday(day, locale) }
    : undefined;
}

/** Says that a chosen person does not work on the weekday of a day, and on which they do. */
function awayFault(day: string, { weekdaysFor }: DateField, context: FaultContext): Fault | undefined {
  if (!weekdaysFor) return undefined;
  const { value, text } = context.answerTo(weekdaysFor.field);
  const open = Object.hasOwn(weekdaysFor.weekdays, value) ? weekdaysFor.weekdays[value] : undefined;
  const weekday = weekdays[weekdayOf(day)];
  if (!open || (weekday !== undefined && open.includes(weekday))) return undefined;
  const days = open.map((one) => weekdayName(weekdays.indexOf(one), context.locale));
  return { word: 'errorDateAway', other: text, days: listOf(days, context.locale) };
}

/** Returns the valid years: of a date of birth, those in which somebody of a valid age was born. */
function validYears({ minAge = 0, maxAge }: DateField, today: string) {
  const year = Number(today.slice(0, 4));
  return maxAge === undefined ? years : { min: year - maxAge, max: year - minAge };
}

/** Compares an existing day with today and with the days that are open. */
function dayFault(day: string, today: string, field: DateField, context: FaultContext): Fault | undefined {
  const { locale } = context;
  const { messages, futureDates, pastDates, minAge, withinDays } = field;
  if (futureDates && day <= today) return { own: messages.future, word: 'errorDateFuture' };
  if (pastDates && day >= today) return { own: messages.past, word: 'errorDatePast' };
  if (minAge !== undefined && day > monthsAfter(today, -12 * minAge))
    return { own: messages.min, word: 'errorAgeMin', min: minAge };
  const last = withinDays === undefined ? undefined : dateAfter(today, withinDays);
  if (last !== undefined && day > last)
    return { own: messages.max, word: 'errorDateMax', max: formatDay(last, locale) };
  return closedFault(day, field, locale) ?? awayFault(day, field, context);
}

export const date = {
  control: 'line',
  words: [
    'errorDate',
    'errorDateYear',
    'errorDateFuture',
    'errorDatePast',
    'errorAgeMin',
    'errorDateMax',
    'errorDateClosed',
    'errorDateAway',
  ],
  input: { type: 'date', width: 'medium' },
  entered: cleanCode,
  shown: (value, locale) => formatDay(readDay(value)?.day ?? value, locale),
  isFigure: true,
  dependsOn: ({ weekdaysFor }) => (weekdaysFor ? [weekdaysFor.field] : []),
  unreadable: ({ messages }) => ({ own: messages.format, word: 'errorDate' }),
  /** VAL-13: an existing day, in the future, past or at an age if required, and open. */
  fault(value, field, context) {
    const { now, timeZone } = context;
    const { messages } = field;
    const today = bankDay(now, timeZone);
    const read = readDay(value);
    const valid = validYears(field, today);
    // A year in which somebody is only too young has a message that says so.
    if (read && (read.year < valid.min || read.year > years.max))
      return { own: messages.format, word: 'errorDateYear', ...valid };
    const day = read?.day;
    if (day === undefined) return { own: messages.format, word: 'errorDate' };
    return dayFault(day, today, field, context);
  },
} satisfies BehaviorOf<typeof schema>;
