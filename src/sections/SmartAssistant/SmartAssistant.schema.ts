import { z } from 'zod';
import { link, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  launcher: plainText()
    .optional()
    .meta({ title: 'Launcher', description: 'Label of the button. Defaults to “Ask a question”.' }),
  intro: plainText().optional().meta({
    title: 'Introduction',
    description: 'The assistant’s first message. By default, it says that it looks for answers on this site.',
  }),
  suggestions: z.array(plainText()).max(4).default([]).meta({
    title: 'Suggestions',
    description: 'Questions that visitors can tap to ask, until they have asked one.',
  }),
  help: z.array(link()).max(2).default([]).meta({
    title: 'Help',
    description:
      'How to reach a person, shown when the assistant has no answer. A telephone number (`tel:`) is a button.',
  }),
});
export type Props = z.output<typeof schema>;
