import { z } from 'zod';
import { bandTone, introFields, inlineText } from '#content/fields.ts';

const stat = z.strictObject({
  figure: inlineText().meta({
    title: 'Figure',
    description: 'A number with its unit, in a few characters: 339, $25, or {rate:…}.',
  }),
  text: inlineText().meta({ title: 'Text', description: 'What the number counts, in a few words.' }),
  note: inlineText().meta({
    title: 'Note',
    description: 'Its source or its date, or the condition under which it is true.',
  }),
});

export const schema = z.strictObject({
  ...introFields('What the figures show together.', 'Introduces the figures.'),
  stats: z
    .array(stat)
    .min(2)
    .max(4)
    .meta({ title: 'Figures', description: 'The strongest first. Each with its source.' }),
  tone: bandTone('the figures'),
});
export type Props = z.output<typeof schema>;
