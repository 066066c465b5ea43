import { z } from 'zod';
import { link } from '#content/link.ts';
import { inlineText } from '#content/text.ts';

export const schema = z.strictObject({
  text: inlineText()
    .optional()
    .meta({ title: 'Text', description: 'A few words beside the action; wide screens only.' }),
  action: link().meta({ title: 'Action', description: 'The one thing to do on this page.' }),
});
export type Props = z.output<typeof schema>;
