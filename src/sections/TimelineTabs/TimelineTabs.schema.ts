import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { image } from '#content/image.ts';
import { anchorId } from '#content/link.ts';
import { inlineText, plainText, richText } from '#content/text.ts';

const step = z.strictObject({
  id: anchorId().meta({ title: 'Id', description: 'A link to #id opens this step.' }),
  tab: plainText().meta({ title: 'Tab', description: 'A few words on the time line, such as Day 1.' }),
  heading: inlineText().meta({ title: 'Heading', description: 'What happens in this step.' }),
  text: richText().meta({ title: 'Text', description: 'The step itself.' }),
  image: image().optional().meta({ title: 'Picture', description: 'Beside the text on large screens.' }),
});

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the time line.' }),
  level: headingLevel(),
  steps: z.array(step).min(2).max(7).meta({ title: 'Steps', description: 'In the order they happen.' }),
});
export type Props = z.output<typeof schema>;
