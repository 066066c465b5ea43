import { z } from 'zod';
import { headingLevel, href, inlineText } from '#content/fields.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Says why the zip code is needed.' }),
  changeHeading: inlineText().optional().meta({
    title: 'Heading after entry',
    description:
      'Replaces the heading once a zip code is known. Keep it about as long, so that the layout does not shift.',
  }),
  level: headingLevel(),
  next: href().default('/').meta({
    title: 'Next',
    description: 'Page that visitors return to without JavaScript; usually this one.',
  }),
});
export type Props = z.output<typeof schema>;
