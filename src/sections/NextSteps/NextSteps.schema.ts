import { z } from 'zod';
import { headingFields, inlineText } from '#content/fields.ts';

export const schema = z.strictObject({
  ...headingFields('What follows, such as “What happens next”.'),
  steps: z.array(inlineText()).min(1).max(6).meta({ title: 'Steps', description: 'In their order.' }),
});
export type Props = z.output<typeof schema>;
