import { z } from 'zod';
import { headingLevel } from './heading.ts';
import { href } from './link.ts';
import { inlineText } from './text.ts';

/** How old an answer may be. */
export const maxAgeDays = () =>
  z.int().min(1).max(366).default(366).meta({
    title: 'Oldest answer',
    description:
      'Days; an answer of the rate service with an older date is not shown. site.json may set a stricter age for the whole site.',
  });

/** Author props that every section with a table of rates has. */
export const rateSectionFields = () => ({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the rates.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'Introduces the rates.' }),
  asOf: z.iso.date().meta({ title: 'As-of date', description: 'Day of the rates written here, YYYY-MM-DD.' }),
  maxAgeDays: maxAgeDays(),
  disclosures: z.array(inlineText()).default([]).meta({
    title: 'Disclosures',
    description: 'What the law wants close to the rates: fees, conditions, examples.',
  }),
});

/** Author props of rates that depend on where the visitor lives. */
export const zipCodeFields = () => ({
  zipDependent: z.boolean().default(true).meta({
    title: 'Depends on the zip code',
    description: 'True asks for the zip code and shows no rate without one (PAGE-09).',
  }),
  next: href()
    .default('/')
    .meta({ title: 'This page', description: 'Where the zip code form leads back to without JavaScript.' }),
});
