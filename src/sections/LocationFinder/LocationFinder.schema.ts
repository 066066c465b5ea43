import { z } from 'zod';
import { inlineText, introFields, plainText } from '#content/fields.ts';
import type { Holiday } from '#lib/format/openingHours.ts';
import { branchFilters } from './branchFilters.ts';

const stateCode = () => z.string().regex(/^[A-Z]{2}$/, 'Expected two capital letters');

const state = z.strictObject({
  stateCode: stateCode().meta({ title: 'Code', description: 'Such as ME.' }),
  stateName: plainText().meta({ title: 'Name', description: 'Such as Maine.' }),
});

const noResults = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'States that there are no branches.' }),
  text: inlineText().meta({ title: 'Text', description: 'What visitors can do instead.' }),
});

export const schema = z.strictObject({
  ...introFields('Names the section.', 'Shown below the heading.'),
  bank: plainText().meta({
    title: 'Bank',
    description: 'The bank that the branches belong to, for search engines.',
  }),
  state: stateCode().default('ME').meta({ title: 'State', description: 'Code of the state to show first.' }),
  states: z.array(state).default([]).meta({
    title: 'States',
    description: 'States to choose from. Defaults to those in the location files.',
  }),
  domain: z
    .string()
    .regex(/^\/[\w./-]+$/, 'Expected a path such as /locations')
    .optional()
    .meta({
      title: 'Domain',
      description: 'Root page path sent to the service. Defaults to /locations or /es/locations.',
    }),
  filters: z.array(z.enum(branchFilters)).default(['driveUp', 'saturday', 'notary', 'spanish']).meta({
    title: 'Filters',
    description: 'What visitors can ask of a branch: a service, or saturday for those open on Saturday.',
  }),
  noResults: noResults.meta({ title: 'No results', description: 'Shown when there are no branches.' }),
  error: inlineText().meta({ title: 'Error', description: 'Shown when the service does not respond.' }),
});
export type Props = z.output<typeof schema>;

/** The props with what the site knows. */
export interface Shown extends Props {
  readonly holidays: readonly Holiday[];
}
