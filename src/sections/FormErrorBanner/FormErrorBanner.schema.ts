import { z } from 'zod';
import { inlineText, plainText } from '#content/text.ts';

export const schema = z.strictObject({
  heading: plainText()
    .optional()
    .meta({ title: 'Heading', description: 'What went wrong; the site’s own words without it.' }),
  text: inlineText().optional().meta({ title: 'Text', description: 'What the visitor can do now.' }),
});
export type Props = z.output<typeof schema>;
