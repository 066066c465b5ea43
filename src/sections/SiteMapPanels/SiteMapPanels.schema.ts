import { z } from 'zod';
import { anchorId, headingFields, link, plainText } from '#content/fields.ts';

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
  ...headingFields('Names the map.'),
  panels: z
    .array(panel)
    .min(1)
    .meta({ title: 'Panels', description: 'One panel for each part of the site.' }),
});
export type Props = z.output<typeof schema>;
