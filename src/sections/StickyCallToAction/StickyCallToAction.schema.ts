import { z } from 'zod';
import { inlineText, link } from '#content/fields.ts';

export const schema = z.strictObject({
  text: inlineText()
    .optional()
    .meta({ title: 'Text', description: 'A few words next to the action; shown on wide screens only.' }),
  action: link().meta({ title: 'Action', description: 'The main action of the page.' }),
});
export type Props = z.output<typeof schema>;
