import { z } from 'zod';
import { bandTone, headingFields, inlineText, link } from '#content/fields.ts';

export const schema = z.strictObject({
  figure: inlineText().meta({
    title: 'Figure',
    description: 'One number with its unit, at most eight characters: $25, 0%, {rate:…}.',
  }),
  figureText: inlineText().optional().meta({
    title: 'Below the figure',
    description: 'What it is, if the number alone does not say it: APY.',
  }),
  ...headingFields('What the figure means for the visitor.'),
  text: inlineText().optional().meta({ title: 'Text', description: 'Two or three sentences.' }),
  action: link().optional().meta({ title: 'Action', description: 'What to do about it.' }),
  note: inlineText().meta({
    title: 'Note',
    description: 'Its source or its date, or the condition under which it is true.',
  }),
  tone: bandTone('the figure'),
});
export type Props = z.output<typeof schema>;
