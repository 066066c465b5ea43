import { z } from 'zod';
import { articlePath, articleValue } from '#content/article.ts';
import { headingLevel } from '#content/heading.ts';
import { link } from '#content/link.ts';
import { inlineText } from '#content/text.ts';

const from = z.strictObject({
  topic: articleValue().optional().meta({ title: 'Topic', description: 'What they are about: saving.' }),
  product: articleValue().optional().meta({ title: 'Product', description: 'What they belong to: loans.' }),
  audience: articleValue()
    .optional()
    .meta({ title: 'Audience', description: 'Whom they are for: first-time-buyers.' }),
});

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the articles.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'Introduces them.' }),
  articles: z.array(articlePath()).max(48).default([]).meta({
    title: 'Articles',
    description: 'Paths of articles, in their order. Titles, texts and pictures are those of their pages.',
  }),
  from: from.optional().meta({
    title: 'From',
    description: 'Which others follow, by their titles: { "topic": "saving" }. {} is all of them.',
  }),
  limit: z
    .int()
    .min(1)
    .max(48)
    .optional()
    .meta({ title: 'Limit', description: 'How many at the most; without it those of “articles”, or 3.' }),
  view: z.enum(['all', 'viewMore', 'pages']).default('all').meta({
    title: 'View',
    description: 'All at once, the first few with a button for more, or page by page.',
  }),
  pageSize: z
    .int()
    .min(1)
    .max(12)
    .default(3)
    .meta({ title: 'Page size', description: 'How many show at first, or on a page.' }),
  layout: z
    .enum(['grid', 'list'])
    .default('grid')
    .meta({ title: 'Layout', description: 'Cards side by side, or one below the other.' }),
  link: link().optional().meta({ title: 'Link', description: 'Leads on to all articles.' }),
  tone: z
    .enum(['plain', 'quiet'])
    .default('plain')
    .meta({ title: 'Tone', description: 'Quiet sets the articles on a panel.' }),
});
export type Props = z.output<typeof schema>;
