import { z } from 'zod';
import { image } from '#content/image.ts';
import { href, link } from '#content/link.ts';
import { plainText } from '#content/text.ts';

const group = z.strictObject({
  heading: plainText().optional().meta({ title: 'Heading', description: 'Names the links.' }),
  links: z.array(link()).min(1).meta({ title: 'Links', description: 'From top to bottom.' }),
});

const item = z.strictObject({
  text: plainText().meta({ title: 'Text', description: 'The word in the bar.' }),
  href: href()
    .optional()
    .meta({ title: 'Target', description: 'Where the word leads; leave out when it opens a panel.' }),
  groups: z
    .array(group)
    .max(4)
    .optional()
    .meta({ title: 'Panel', description: 'Groups of links in the panel that the word opens.' }),
  hideInMobileApp: z
    .boolean()
    .default(false)
    .meta({ title: 'Hide in the mobile app', description: 'True when the bank’s app has this itself.' }),
});

export const schema = z.strictObject({
  logo: image().meta({
    title: 'Logo',
    description: 'The bank’s mark; the alternative text is the bank’s name.',
  }),
  home: href().default('/').meta({ title: 'Home', description: 'Where the logo leads.' }),
  items: z.array(item).min(1).max(7).meta({ title: 'Items', description: 'From left to right.' }),
  search: href().optional().meta({
    title: 'Search page',
    description: 'The page that shows search results; leave out for no search link.',
  }),
  signIn: link().optional().meta({ title: 'Sign in', description: 'The way to online banking.' }),
});
export type Props = z.output<typeof schema>;
