import { z } from 'zod';
import { iconNames } from '#components/data-display/Icon.tsx';
import { hideInMobileApp, href, image, plainText, siteLink } from '#content/fields.ts';
import { locales } from '#lib/format/locale.ts';

const group = z.strictObject({
  heading: plainText().optional().meta({ title: 'Heading', description: 'Names the links.' }),
  links: z.array(siteLink()).min(1).meta({ title: 'Links', description: 'From top to bottom.' }),
});

const feature = z.strictObject({
  image: image().optional().meta({ title: 'Picture', description: 'Shown above the link.' }),
  link: siteLink().meta({ title: 'Link', description: 'Names what is offered.' }),
  text: plainText().meta({ title: 'Text', description: 'One line about it.' }),
});
export type Feature = z.output<typeof feature>;

const drawer = z.strictObject({
  links: z
    .array(
      siteLink().extend({
        icon: z.enum(iconNames).optional().meta({ title: 'Icon', description: 'An icon before the text.' }),
      }),
    )
    .max(5)
    .default([])
    .meta({ title: 'Links', description: 'What is urgent: the telephone, branches, a lost card.' }),
  languages: z
    .array(z.enum(locales))
    .default([])
    .meta({ title: 'Languages', description: 'Languages to switch to, as in the utility bar.' }),
  offer: feature.optional().meta({ title: 'Offer', description: 'One product at the end of the drawer.' }),
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
  feature: feature
    .optional()
    .meta({ title: 'Feature', description: 'A picture and a line beside the groups, on wide screens.' }),
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
  drawer: drawer.optional().meta({
    title: 'Drawer',
    description:
      'What the drawer of small screens has besides the items, the search and the link to sign in.',
  }),
});
export type Props = z.output<typeof schema>;
