import { z } from 'zod';
import { tone } from '#content/fields.ts';

export const schema = z.strictObject({
  share: z.enum(['wide-main', 'equal']).default('wide-main').meta({
    title: 'Share',
    description: '"wide-main" gives the first column two thirds of the width on large screens.',
  }),
  tone: tone('both columns'),
});
export type Props = z.output<typeof schema>;
