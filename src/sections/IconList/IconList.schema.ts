import { z } from 'zod';
import { iconNames } from '#components/data-display/Icon.tsx';
import { headingLevel } from '#content/heading.ts';
import { inlineText } from '#content/text.ts';

const item = z.strictObject({
  icon: z.enum(iconNames).meta({ title: 'Icon', description: 'An icon before the text.' }),
  text: inlineText().meta({ title: 'Text', description: 'A few words, or a sentence.' }),
});

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the list.' }),
  level: headingLevel(),
  items: z.array(item).min(2).max(12).meta({ title: 'Items', description: 'In reading order.' }),
  tone: z
    .enum(['plain', 'quiet'])
    .default('plain')
    .meta({ title: 'Tone', description: '"quiet" places the list on a panel.' }),
});
export type Props = z.output<typeof schema>;
