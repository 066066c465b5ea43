import { z } from 'zod';
import { href, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  label: plainText()
    .optional()
    .meta({ title: 'Label', description: 'Label of the button. Defaults to “Copy link”.' }),
  href: href().optional().meta({
    title: 'Link to copy',
    description: 'A page of this site, an anchor or a URL. Defaults to the page that contains the button.',
  }),
});
export type Props = z.output<typeof schema>;
