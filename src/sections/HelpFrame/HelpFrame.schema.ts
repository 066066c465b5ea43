import { z } from 'zod';
import { frameAddress } from '#content/frame.ts';
import { headingLevel } from '#content/heading.ts';
import { inlineText, plainText } from '#content/text.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'What visitors can find here.' }),
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
