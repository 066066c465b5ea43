import { z } from 'zod';
import { frameAddress } from '#content/frame.ts';
import { headingLevel } from '#content/heading.ts';
import { href } from '#content/link.ts';
import { inlineText, plainText } from '#content/text.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'What the tool does for the visitor.' }),
  src: frameAddress().meta({
    title: 'Tool',
    description: 'Address of the tool’s page; its origin is in frameOrigins of site.json.',
  }),
  title: plainText().meta({ title: 'Accessible name', description: 'Names the frame for screen readers.' }),
  height: z
    .int()
    .min(80)
    .max(4000)
    .default(480)
    .meta({ title: 'Height', description: 'Pixels, until the tool says how high it is.' }),
  url: href().optional().meta({
    title: 'Next page',
    description: 'Where visitors are led when the tool says that it is completed.',
  }),
});
export type Props = z.output<typeof schema>;
