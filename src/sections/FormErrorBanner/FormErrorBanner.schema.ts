import { z } from 'zod';
import { inlineText, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  heading: plainText()
    .optional()
    .meta({ title: 'Heading', description: 'What went wrong. Defaults to the site’s words.' }),
  text: inlineText().optional().meta({ title: 'Text', description: 'What the visitor can do now.' }),
});
export type Props = z.output<typeof schema>;
