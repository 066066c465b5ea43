import { z } from 'zod';
import { inlineText, plainText } from '#content/text.ts';

export const schema = z.strictObject({
  heading: plainText()
    .optional()
    .meta({ title: 'Heading', description: 'Asks the question; the site’s own words without it.' }),
  text: inlineText().optional().meta({
    title: 'Text',
    description: 'What of the site is in which language; the site’s own words without it.',
  }),
});
export type Props = z.output<typeof schema>;
