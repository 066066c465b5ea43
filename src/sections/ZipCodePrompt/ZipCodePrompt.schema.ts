import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { href } from '#content/link.ts';
import { inlineText } from '#content/text.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Why the zip code is asked for.' }),
  changeHeading: inlineText().optional().meta({
    title: 'Heading to change it',
    description: 'Takes the heading’s place once a zip code is known; as long, so that nothing moves.',
  }),
  level: headingLevel(),
  next: href().default('/').meta({
    title: 'Next',
    description: 'Page that the visitor comes back to without JavaScript; usually this one.',
  }),
});
export type Props = z.output<typeof schema>;
