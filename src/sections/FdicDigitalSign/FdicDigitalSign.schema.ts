import { z } from 'zod';

export const schema = z.strictObject({
  placement: z.enum(['top', 'inline']).default('top').meta({
    title: 'Placement',
    description: 'Top spans the page above everything else; inline stands near a sign-in or an application.',
  }),
});
export type Props = z.output<typeof schema>;
