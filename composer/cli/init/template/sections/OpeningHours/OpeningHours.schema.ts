import { defineWords, headingLevel, inlineText, plainText } from 'portico';
import { z } from 'zod';

/** What authors write; editors, the check, and the view take it from here. */
export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the table.' }),
  level: headingLevel(),
  days: z
    .array(
      z.strictObject({
        day: plainText().meta({ title: 'Day', description: 'One day or a span of days.' }),
        hours: plainText().meta({ title: 'Hours', description: 'From when to when.' }),
      }),
    )
    .min(1)
    .meta({ title: 'Days', description: 'Monday first.' }),
});
export type Props = z.output<typeof schema>;

export const words = defineWords({
  en: { day: 'Day', hours: 'Hours' },
  es: { day: 'Día', hours: 'Horario' },
  zh: { day: '日期', hours: '时间' },
});
