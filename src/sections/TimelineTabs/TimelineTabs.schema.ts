import { z } from 'zod';
import { anchorId, headingFields, image, inlineText, plainText, richText } from '#content/fields.ts';

const step = z.strictObject({
  id: anchorId().meta({ title: 'Id', description: 'A link to #id opens this step.' }),
  tab: plainText().meta({ title: 'Tab', description: 'Short label on the timeline, such as Day 1.' }),
  heading: inlineText().meta({ title: 'Heading', description: 'What happens in this step.' }),
  text: richText().meta({ title: 'Text', description: 'Describes the step.' }),
  image: image().optional().meta({ title: 'Image', description: 'Shown next to the text on large screens.' }),
});

export const schema = z.strictObject({
  ...headingFields('Names the timeline.'),
  steps: z.array(step).min(2).max(7).meta({ title: 'Steps', description: 'In chronological order.' }),
});
export type Props = z.output<typeof schema>;
