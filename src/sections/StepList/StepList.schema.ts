import { z } from 'zod';
import { bandTone, inlineText, introFields, link } from '#content/fields.ts';

const step = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'What to do, as a short instruction.' }),
  text: inlineText().optional().meta({ title: 'Text', description: 'One or two sentences.' }),
  link: link().optional().meta({ title: 'Link', description: 'Where this step is done.' }),
});

export const schema = z.strictObject({
  ...introFields(
    'What the steps lead to, such as How to open an account.',
    'How long it takes, what is needed.',
  ),
  steps: z.array(step).min(2).max(8).meta({ title: 'Steps', description: 'In order; they are numbered.' }),
  action: link()
    .optional()
    .meta({ title: 'Action', description: 'The button below the steps: where to begin.' }),
  tone: bandTone('the steps'),
});
export type Props = z.output<typeof schema>;
