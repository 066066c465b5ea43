import { z } from 'zod';
import { introFields } from '#content/fields.ts';

export const schema = z.strictObject({
  ...introFields('Names the recommender.', 'How many questions there are, and what happens to the answers.'),
});
export type Props = z.output<typeof schema>;
