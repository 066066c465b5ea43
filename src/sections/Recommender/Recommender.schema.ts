import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { inlineText } from '#content/text.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the recommender.' }),
  level: headingLevel(),
  text: inlineText()
    .optional()
    .meta({ title: 'Text', description: 'How many questions there are, and what happens to the answers.' }),
});
export type Props = z.output<typeof schema>;
