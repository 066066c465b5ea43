import { z } from 'zod';
import { anchorId } from '#content/link.ts';
import { inlineText, plainText } from '#content/text.ts';

export const schema = z.strictObject({
  bannerId: anchorId().meta({
    title: 'Banner id',
    description:
      'A visitor who closed this banner does not see it again in the session; change it for new news.',
  }),
  severity: z
    .enum(['information', 'warning', 'emergency'])
    .default('warning')
    .meta({ title: 'Severity', description: 'How urgent the news is.' }),
  heading: plainText().meta({ title: 'Heading', description: 'The news in a few words.' }),
  text: inlineText().optional().meta({ title: 'Text', description: 'What to do, with a link to more.' }),
});
export type Props = z.output<typeof schema>;
