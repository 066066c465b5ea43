import { z } from 'zod';
import { locales } from '#lib/format/locale.ts';
import { inlineText, plainText, siteLink } from '#content/fields.ts';

const column = z.strictObject({
  heading: plainText().meta({ title: 'Heading', description: 'Names the links.' }),
  links: z.array(siteLink()).min(1).meta({ title: 'Links', description: 'From top to bottom.' }),
});

export const schema = z.strictObject({
  columns: z.array(column).min(1).max(5).meta({ title: 'Columns', description: 'Groups of links.' }),
  contact: inlineText().optional().meta({ title: 'Contact', description: 'Telephone number and hours.' }),
  legal: z
    .array(inlineText())
    .default([])
    .meta({ title: 'Legal lines', description: 'Statements every page must carry.' }),
  legalLinks: z
    .array(siteLink())
    .default([])
    .meta({ title: 'Legal links', description: 'Privacy, security, accessibility.' }),
  memberFdic: z.boolean().default(true).meta({
    title: 'Member FDIC',
    description:
      'Shows “Member FDIC” (12 CFR 328.6), or “Federally insured by NCUA” (12 CFR 740.5) in a credit union’s brand.',
    says: 'insured-statement',
  }),
  equalHousingLender: z.boolean().default(true).meta({
    title: 'Equal Housing Lender',
    description: 'Shows the logo and statement (12 CFR 338.3).',
    says: 'equal-housing-lender',
  }),
  languages: z.array(z.enum(locales)).default([]).meta({
    title: 'Languages',
    description: 'Links to this page, or the home page, in these languages.',
  }),
  copyright: plainText().meta({ title: 'Copyright', description: 'Owner and year.' }),
});
export type Props = z.output<typeof schema>;
