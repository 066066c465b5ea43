import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { searchService } from '#content/searchService.ts';
import { inlineText, plainText } from '#content/text.ts';

/** Names of the address that are no filters. */
const taken = new Set(['action', 'text', 'page']);

const option = z.strictObject({
  value: plainText().meta({ title: 'Value', description: 'As articles have it: home-buying.' }),
  label: plainText().meta({ title: 'Label', description: 'What visitors read: Home buying.' }),
});

const filter = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'Expected letters and digits, such as topic')
    .refine((name) => !taken.has(name.toLowerCase()), 'Expected another name than action, text and page')
    .meta({
      title: 'Name',
      description: 'The field of articles that is compared; in lower case the name in the address.',
    }),
  label: plainText().meta({
    title: 'Label',
    description: 'Names the filter, and shows while all are chosen.',
  }),
  all: plainText().meta({ title: 'All', description: 'The choice that leaves nothing out: All topics.' }),
  options: z.array(option).min(1).meta({ title: 'Options', description: 'What there is to choose from.' }),
});

const noResults = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Says that nothing was found.' }),
  text: inlineText().meta({ title: 'Text', description: 'What to do then.' }),
});

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'Stands below the heading.' }),
  filters: z
    .array(filter)
    .max(4)
    .default([])
    .meta({ title: 'Filters', description: 'Dropdowns beside the text box, in their order.' }),
  superhead: z
    .string()
    .default('topic')
    .meta({ title: 'Superhead', description: 'The field of articles that stands above their titles.' }),
  noResults: noResults.meta({ title: 'No results', description: 'Shown when nothing was found.' }),
  error: inlineText().meta({ title: 'Error', description: 'Shown when the search does not answer.' }),
  ...searchService(),
});
export type Props = z.output<typeof schema>;
export type Filter = Props['filters'][number];
