import { z } from 'zod';
import { frameAddress, introFields, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  ...introFields('Names the section.', 'What visitors can find here.'),
  src: frameAddress().meta({
    title: 'Help page',
    description:
      'URL of the help service; its origin must be in frameOrigins in site.json. The riblpid and mid cookies are added to it.',
  }),
  title: plainText().meta({ title: 'Accessible name', description: 'Names the frame for screen readers.' }),
  height: z
    .int()
    .min(80)
    .max(4000)
    .default(480)
    .meta({ title: 'Height', description: 'Initial height in pixels, until the help page reports its own.' }),
});
export type Props = z.output<typeof schema>;
