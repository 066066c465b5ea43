import { z } from 'zod';
import { schemaReference } from '#content/schemaReference.ts';
import { href, link, plainText } from '#content/fields.ts';

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
  action: link().optional().meta({
    title: 'Action',
    description:
      'A button for what is urgent, such as a call: { "text": "Call 800-555-0142", "href": "tel:+18005550142" }.',
  }),
});

/** Maximum length of an answer: it is read in a narrow panel, and heard as a whole. */
const longestAnswer = 600;

const authoredAnswer = z.strictObject({
  questions: z.array(phrase()).min(1).meta({
    title: 'Questions',
    description:
      'The question in the words of visitors, several if they differ. Other forms of the words and their synonyms match too.',
  }),
  text: plainText(longestAnswer).meta({
    title: 'Text',
    description: 'The answer in whole sentences. Can have `{word:key}` and `{rate:key|fallback}`.',
  }),
  links: z.array(link()).max(3).default([]).meta({
    title: 'Links',
    description: 'Pages that say more. A telephone number (`tel:`) is a button.',
  }),
});
export type AuthoredAnswer = z.output<typeof authoredAnswer>;

/** `search/<language>.json`: settings of the site search in one language. */
export const searchDefinition = z.strictObject({
  $schema: schemaReference,
  synonyms: z.array(z.array(phrase()).min(2)).default([]).meta({
    title: 'Synonyms',
    description: 'Lists of words and phrases that mean the same: ["CD", "certificate of deposit"].',
  }),
  links: z.array(recommendedLink).default([]).meta({
    title: 'Recommended links',
    description: 'Links shown above the results of searches for their keywords.',
  }),
  answers: z.array(authoredAnswer).default([]).meta({
    title: 'Answers',
    description: 'What the assistant answers to a question, before it looks for a passage on the pages.',
  }),
});
export type SearchDefinition = z.output<typeof searchDefinition>;
