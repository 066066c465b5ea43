import { z } from 'zod';
import { frameAddress } from '#content/frame.ts';
import { headingLevel } from '#content/heading.ts';
import { inlineText, plainText } from '#content/text.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'What visitors find here.' }),
  src: frameAddress().meta({
    title: 'Help page',
    description:
      'Address of the help service; its origin is in frameOrigins of site.json. The cookies riblpid and mid are added to it.',
  }),
  title: plainText().meta({ title: 'Accessible name', description: 'Names the frame for screen readers.' }),
  height: z
    .int()
    .min(80)
    .max(4000)
    .default(480)
    .meta({ title: 'Height', description: 'Pixels, until the help page says how high it is.' }),
});
export type Props = z.output<typeof schema>;
