import { z } from 'zod';
import { inlineText, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  heading: plainText()
    .optional()
    .meta({ title: 'Heading', description: 'The question. Defaults to the site’s words.' }),
  text: inlineText().optional().meta({
    title: 'Text',
    description: 'What the bank is not responsible for. Defaults to the site’s words.',
  }),
});
export type Props = z.output<typeof schema>;
