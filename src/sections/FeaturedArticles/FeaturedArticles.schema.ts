import { z } from 'zod';
import { articlePath, articleValue } from '#content/article.ts';
import { introFields, link, tone } from '#content/fields.ts';

const from = z.strictObject({
  topic: articleValue()
    .optional()
    .meta({ title: 'Topic', description: 'Topic of the articles, such as saving.' }),
  product: articleValue()
    .optional()
    .meta({ title: 'Product', description: 'Product that the articles belong to, such as loans.' }),
  audience: articleValue()
    .optional()
    .meta({ title: 'Audience', description: 'Intended readers, such as first-time-buyers.' }),
});

export const schema = z.strictObject({
  ...introFields('Names the articles.', 'Introduces the articles.'),
  articles: z.array(articlePath()).max(48).default([]).meta({
    title: 'Articles',
    description: 'Paths of articles, in order. Titles, texts and images come from their pages.',
  }),
  from: from.optional().meta({
    title: 'From',
    description: 'Selects further articles, sorted by title: { "topic": "saving" }. {} selects all.',
  }),
  limit: z.int().min(1).max(48).optional().meta({
    title: 'Limit',
    description: 'Maximum number of articles. Defaults to the number in “articles”, or 3.',
  }),
  view: z.enum(['all', 'viewMore', 'pages']).default('all').meta({
    title: 'View',
    description: 'All at once, the first few with a button for more, or page by page.',
  }),
  pageSize: z
    .int()
    .min(1)
    .max(12)
    .default(3)
    .meta({ title: 'Page size', description: 'Number of articles shown initially, or per page.' }),
  layout: z
    .enum(['grid', 'list'])
    .default('grid')
    .meta({ title: 'Layout', description: 'Cards side by side, or one below the other.' }),
  link: link().optional().meta({ title: 'Link', description: 'Links to all articles.' }),
  tone: tone('the articles'),
});
export type Props = z.output<typeof schema>;
