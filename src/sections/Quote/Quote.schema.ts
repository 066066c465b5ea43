import { z } from 'zod';
import { bandTone, flag, image, inlineText, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  text: inlineText().meta({
    title: 'Text',
    description: 'What was said, without quotation marks. One to three sentences.',
  }),
  name: plainText().meta({ title: 'Name', description: 'Who said it, with their consent.' }),
  role: plainText()
    .optional()
    .meta({ title: 'Role', description: 'What the person does, or where the bank said it.' }),
  image: image()
    .optional()
    .meta({ title: 'Image', description: 'A face in a square. Leave its alt empty: the name is beside it.' }),
  isIllustration: flag(
    'Illustration',
    'If true, a line says that nobody said it. A testimonial must be what a customer really said (16 CFR 255).',
  ),
  note: inlineText().optional().meta({
    title: 'Note',
    description: 'What readers must know: that the person works for the bank, or was paid (16 CFR 255.5).',
  }),
  tone: bandTone('the quote'),
});
export type Props = z.output<typeof schema>;
