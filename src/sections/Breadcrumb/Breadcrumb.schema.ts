import { z } from 'zod';
import { link, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  trail: z
    .array(link())
    .min(1)
    .max(6)
    .meta({ title: 'Trail', description: 'Pages above this one, from the home page down.' }),
  current: plainText().meta({ title: 'This page', description: 'Short name of the page itself.' }),
});
export type Props = z.output<typeof schema>;
