import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { anchorId, link } from '#content/link.ts';
import { inlineText, plainText } from '#content/text.ts';

const group = z.strictObject({
  heading: plainText().meta({ title: 'Heading', description: 'Names the links.' }),
  links: z.array(link()).min(1).meta({ title: 'Links', description: 'From top to bottom.' }),
});

const panel = z.strictObject({
  id: anchorId().meta({ title: 'Id', description: 'A link to #id opens this panel.' }),
  heading: plainText().meta({ title: 'Heading', description: 'A part of the site, such as Borrow.' }),
  groups: z.array(group).min(1).meta({ title: 'Groups', description: 'The pages of this part, by subject.' }),
});

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the map.' }),
  level: headingLevel(),
  panels: z
    .array(panel)
    .min(1)
    .meta({ title: 'Panels', description: 'One panel for each part of the site.' }),
});
export type Props = z.output<typeof schema>;
