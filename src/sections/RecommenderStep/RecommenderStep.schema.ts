import { z } from 'zod';
import { headingLevel, href, inlineText, link, plainText, richText } from '#content/fields.ts';

const answer = z.strictObject({
  value: z
    .string()
    .regex(/^[A-Za-z\d-]+$/, 'Expected letters, digits and "-"')
    .meta({
      title: 'Value',
      description: 'Saved for later pages, such as rewards; must be unique in this step.',
    }),
  label: plainText().meta({ title: 'Label', description: 'Label for visitors.' }),
  href: href().meta({
    title: 'Leads to',
    description: '#id of another step of the recommender, or the recommended page.',
    synonyms: ['goTo', 'next', 'target', 'redirect', 'url'],
  }),
});

export const schema = z.strictObject({
  heading: inlineText().meta({
    title: 'Heading',
    description: 'The question, or the recommendation.',
    synonyms: ['question', 'title'],
  }),
  level: headingLevel(3),
  text: richText()
    .optional()
    .meta({ title: 'Text', description: 'Explains the question, or why this is recommended.' }),
  answers: z
    .array(answer)
    .min(2)
    .max(8)
    .refine((answers) => new Set(answers.map(({ value }) => value)).size === answers.length, {
      error: 'Each answer needs a unique value',
    })
    .optional()
    .meta({
      title: 'Answers',
      description: 'Visitors choose one. A step without answers ends the recommender.',
      synonyms: ['options', 'choices', 'radios'],
    }),
  links: z
    .array(link())
    .max(3)
    .default([])
    .meta({ title: 'Links', description: 'Where a step without answers leads; primary link first.' }),
});
export type Props = z.output<typeof schema>;
