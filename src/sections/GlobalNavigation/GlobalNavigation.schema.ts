import { z } from 'zod';
import { hideInMobileApp, href, image, plainText, siteLink } from '#content/fields.ts';

const group = z.strictObject({
  heading: plainText().optional().meta({ title: 'Heading', description: 'Names the links.' }),
  links: z.array(siteLink()).min(1).meta({ title: 'Links', description: 'From top to bottom.' }),
});

const item = z.strictObject({
  text: plainText().meta({ title: 'Text', description: 'Label in the navigation bar.' }),
  href: href()
    .optional()
    .meta({ title: 'Target', description: 'Where the item links to; omit if it opens a panel.' }),
  groups: z
    .array(group)
    .max(4)
    .optional()
    .meta({ title: 'Panel', description: 'Groups of links in the panel that the item opens.' }),
  hideInMobileApp: hideInMobileApp(),
});

export const schema = z.strictObject({
  logo: image().meta({
    title: 'Logo',
    description: 'The bank’s logo; the alternative text is the bank’s name.',
  }),
  home: href().default('/').meta({ title: 'Home', description: 'Where the logo links to.' }),
  items: z.array(item).min(1).max(7).meta({ title: 'Items', description: 'From left to right.' }),
  search: href().optional().meta({
    title: 'Search page',
    description: 'The page that shows search results; omit for no search link.',
  }),
  signIn: siteLink().optional().meta({ title: 'Sign in', description: 'Link to online banking.' }),
});
export type Props = z.output<typeof schema>;
