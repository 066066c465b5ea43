import { z } from 'zod';

export const schema = z.strictObject({
  share: z.enum(['wide-main', 'equal']).default('wide-main').meta({
    title: 'Share',
    description: '"wide-main" gives the first column two thirds of the width on large screens.',
  }),
  tone: z
    .enum(['plain', 'quiet'])
    .default('plain')
    .meta({ title: 'Tone', description: '"quiet" places both columns on a panel.' }),
});
export type Props = z.output<typeof schema>;
