import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { href, link } from '#content/link.ts';
import { inlineText, plainText, richText } from '#content/text.ts';

const answer = z.strictObject({
  value: z
    .string()
    .regex(/^[A-Za-z\d-]+$/, 'Expected letters, digits and "-"')
    .meta({
      title: 'Value',
      description: 'Is kept for later pages, such as rewards; no other answer here has it.',
    }),
  label: plainText().meta({ title: 'Label', description: 'What visitors choose.' }),
  href: href().meta({
    title: 'Leads to',
    description: '#id of another step of the recommender, or the page that is recommended.',
    synonyms: ['goTo', 'next', 'target', 'redirect', 'url'],
  }),
});

export const schema = z.strictObject({
  heading: inlineText().meta({
    title: 'Heading',
    description: 'The question, or what is recommended.',
    synonyms: ['question', 'title'],
  }),
  level: headingLevel(3),
  text: richText()
    .optional()
    .meta({ title: 'Text', description: 'Helps with the question, or says why this is recommended.' }),
  answers: z
    .array(answer)
    .min(2)
    .max(8)
    .refine((answers) => new Set(answers.map(({ value }) => value)).size === answers.length, {
      error: 'Each answer needs a value of its own',
    })
    .optional()
    .meta({
      title: 'Answers',
      description: 'One is chosen. A step without answers ends the recommender.',
      synonyms: ['options', 'choices', 'radios'],
    }),
  links: z
    .array(link())
    .max(3)
    .default([])
    .meta({ title: 'Links', description: 'Where a step without answers leads; the main one first.' }),
});
export type Props = z.output<typeof schema>;
