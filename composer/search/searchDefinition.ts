import { z } from 'zod';
import { href, plainText } from '#content/fields.ts';

const phrase = () => plainText().max(100);

const recommendedLink = z.strictObject({
  keywords: z.array(phrase()).min(1).meta({
    title: 'Keywords',
    description: 'Search terms that the link is recommended for.',
  }),
  title: plainText().meta({ title: 'Title', description: 'Link text.' }),
  href: href().meta({ title: 'Target', description: 'Page of this site that answers the search.' }),
  summary: plainText()
    .optional()
    .meta({ title: 'Summary', description: 'A sentence below the link that describes the page.' }),
});

/** `search/<language>.json`: settings of the site search in one language. */
export const searchDefinition = z.strictObject({
  $schema: z
    .string()
    .optional()
    .meta({ title: 'JSON Schema', description: 'Schema that editors use for completion.' }),
  synonyms: z.array(z.array(phrase()).min(2)).default([]).meta({
    title: 'Synonyms',
    description: 'Lists of words and phrases that mean the same: ["CD", "certificate of deposit"].',
  }),
  links: z.array(recommendedLink).default([]).meta({
    title: 'Recommended links',
    description: 'Links shown above the results of searches for their keywords.',
  }),
});
export type SearchDefinition = z.output<typeof searchDefinition>;
