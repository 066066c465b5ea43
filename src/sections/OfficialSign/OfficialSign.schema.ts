import { z } from 'zod';

export const schema = z.strictObject({
  placement: z.enum(['top', 'inline']).default('top').meta({
    title: 'Placement',
    description:
      '"top" spans the page above everything else; "inline" goes near a sign-in or an application.',
  }),
});
export type Props = z.output<typeof schema>;
