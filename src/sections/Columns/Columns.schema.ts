import { z } from 'zod';

export const schema = z.strictObject({
  share: z
    .enum(['wide-main', 'equal'])
    .default('wide-main')
    .meta({ title: 'Share', description: 'Wide main gives the first column two thirds on large screens.' }),
  tone: z
    .enum(['plain', 'quiet'])
    .default('plain')
    .meta({ title: 'Tone', description: 'Quiet sets both columns on a panel.' }),
});
export type Props = z.output<typeof schema>;
