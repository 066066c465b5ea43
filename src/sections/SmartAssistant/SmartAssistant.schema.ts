import { z } from 'zod';
import { plainText } from '#content/text.ts';

export const schema = z.strictObject({
  launcher: plainText()
    .optional()
    .meta({ title: 'Launcher', description: 'Words of the button; without it “Ask a question”.' }),
  intro: plainText().optional().meta({
    title: 'Introduction',
    description: 'What the assistant says first; without it that it looks for answers on this site.',
  }),
  suggestions: z
    .array(plainText())
    .max(4)
    .default([])
    .meta({ title: 'Suggestions', description: 'Questions that a tap asks.' }),
});
export type Props = z.output<typeof schema>;
