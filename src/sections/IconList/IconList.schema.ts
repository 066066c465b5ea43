import { z } from 'zod';
import { iconNames } from '#components/data-display/Icon.tsx';
import { headingFields, inlineText, tone } from '#content/fields.ts';

const item = z.strictObject({
  icon: z.enum(iconNames).meta({ title: 'Icon', description: 'An icon before the text.' }),
  text: inlineText().meta({ title: 'Text', description: 'A few words, or a sentence.' }),
});

export const schema = z.strictObject({
  ...headingFields('Names the list.'),
  items: z.array(item).min(2).max(12).meta({ title: 'Items', description: 'In reading order.' }),
  tone: tone('the list'),
});
export type Props = z.output<typeof schema>;
