import { z } from 'zod';
import { kindName } from '#forms/field/kindName.ts';
import { bankDay, isDay } from '#lib/format/dates.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { typed } from '#forms/field/fieldParts.ts';

export const schema = () =>
  z.strictObject({
    kind: kindName('date', 'A date.', ['datepicker', 'day', 'calendar', 'birthday']),
    ...typed,
    futureDates: z
      .boolean()
      .default(false)
      .meta({ title: 'Future dates', description: 'If true, only dates after today are valid.' }),
    pastDates: z
      .boolean()
      .default(false)
      .meta({ title: 'Past dates', description: 'If true, only dates before today are valid.' }),
  });

/** Parses `2027-04-01` or `4/1/2027` to `2027-04-01`; returns `undefined` if there is no such day. */
function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
}

export const date = {
  control: 'line',
  input: { type: 'date', width: 'medium' },
  /** VAL-13: an existing day, in the future or past if required. */
  fault(value, { messages, futureDates, pastDates }, { now, timeZone }) {
    const day = value.length <= 10 ? dayOf(value) : undefined;
    if (day === undefined) return { own: messages.format, word: 'errorDate' };
    if (!futureDates && !pastDates) return undefined;
    const today = bankDay(now, timeZone);
    if (futureDates && day <= today) return { own: messages.future, word: 'errorDateFuture' };
    return pastDates && day >= today ? { own: messages.past, word: 'errorDatePast' } : undefined;
  },
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
