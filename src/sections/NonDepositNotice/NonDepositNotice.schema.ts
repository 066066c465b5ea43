import { z } from 'zod';
import { inlineText } from '#content/fields.ts';

export const schema = z.strictObject({
  text: inlineText().optional().meta({
    title: 'Text',
    description: 'Who offers the products, in one or two sentences, such as the name of an affiliate.',
  }),
});
export type Props = z.output<typeof schema>;
