import { z } from 'zod';
import { frameAddress, href, introFields, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  ...introFields('Names the section.', 'What the tool does for visitors.'),
  src: frameAddress().meta({
    title: 'Tool',
    description: 'URL of the tool; its origin must be in frameOrigins in site.json.',
  }),
  title: plainText().meta({ title: 'Accessible name', description: 'Names the frame for screen readers.' }),
  height: z
    .int()
    .min(80)
    .max(4000)
    .default(480)
    .meta({ title: 'Height', description: 'Initial height in pixels, until the tool reports its own.' }),
  url: href().optional().meta({
    title: 'Next page',
    description: 'Page that opens when the tool reports completion.',
  }),
});
export type Props = z.output<typeof schema>;
