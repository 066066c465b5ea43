import { z } from 'zod';
import { inlineText, introFields, plainText } from '#content/fields.ts';
import { searchService } from '#content/searchService.ts';

/** Reserved query parameters, which filters cannot use. */
const taken = new Set(['action', 'text', 'page']);

const option = z.strictObject({
  value: plainText().meta({ title: 'Value', description: 'The value in articles, such as home-buying.' }),
  label: plainText().meta({ title: 'Label', description: 'Label for visitors, such as Home buying.' }),
});

const filter = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'Expected letters and digits, such as topic')
    .refine((name) => !taken.has(name.toLowerCase()), 'Expected a name other than action, text and page')
    .meta({
      title: 'Name',
      description: 'The article field to filter by; in lowercase, it is also the URL parameter.',
    }),
  label: plainText().meta({
    title: 'Label',
    description: 'Names the filter; shown while nothing is selected.',
  }),
  all: plainText().meta({
    title: 'All',
    description: 'The option that selects everything, such as All topics.',
  }),
  options: z.array(option).min(1).meta({ title: 'Options', description: 'The options to choose from.' }),
});

const noResults = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'States that nothing was found.' }),
  text: inlineText().meta({ title: 'Text', description: 'What visitors can do instead.' }),
});

export const schema = z.strictObject({
  ...introFields('Names the section.', 'Shown below the heading.'),
  filters: z
    .array(filter)
    .max(4)
    .default([])
    .meta({ title: 'Filters', description: 'Dropdowns next to the text box, in order.' }),
  superhead: z
    .string()
    .default('topic')
    .meta({ title: 'Superhead', description: 'The article field shown above titles.' }),
  noResults: noResults.meta({ title: 'No results', description: 'Shown when nothing was found.' }),
  error: inlineText().meta({ title: 'Error', description: 'Shown when the search does not respond.' }),
  ...searchService(),
});
export type Props = z.output<typeof schema>;
export type Filter = Props['filters'][number];
