import { z } from 'zod';
import { image, sitePath } from './fields.ts';

/** What visitors do with an article: read a text, watch a video or use a tool. */
const callsToAction = ['read', 'watch', 'use'] as const;

/** The identifier of a topic, product or audience, as used in addresses and filters: `home-buying`. */
export const articleValue = () =>
  z
    .string()
    .regex(
      /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
      'Expected lowercase words joined by hyphens, such as home-buying',
    );

/** The path of an article, such as `/articles/cd-ladder.html`. */
export const articlePath = () => sitePath('/articles/cd-ladder.html').meta({ portico: 'article' });

/** The metadata of a page that is an article, for lists and filters of articles. */
export const article = () =>
  z.strictObject({
    topic: articleValue().meta({
      title: 'Topic',
      description: 'Topic of the article, such as home-buying. The article filter has a label for it.',
    }),
    product: articleValue().meta({
      title: 'Product',
      description: 'Product that the article belongs to, such as mortgages.',
    }),
    audience: articleValue().meta({
      title: 'Audience',
      description: 'Intended readers, such as first-time-buyers.',
    }),
    image: image().optional().meta({
      title: 'Image',
      description:
        'Shown next to the article in lists. Leave its alt empty: the title already describes the article.',
    }),
    callToAction: z.enum(callsToAction).default('read').meta({
      title: 'Call to action',
      description: 'What visitors do with it: "read" an article, "watch" a video or "use" a tool.',
    }),
  });
export type Article = z.output<ReturnType<typeof article>>;
