import { z } from 'zod';
import { href } from '#content/link.ts';
import { plainText } from '#content/text.ts';

export const schema = z.strictObject({
  label: plainText()
    .optional()
    .meta({ title: 'Label', description: 'Words of the button; without it “Copy link”.' }),
  href: href().optional().meta({
    title: 'Link to copy',
    description:
      'A page of this site, an anchor or an address; without it the page that the button stands on.',
  }),
});
export type Props = z.output<typeof schema>;
