import { z } from 'zod';
import { href, inlineText, introFields } from './fields.ts';

/** Maximum age in days of a rate service's answer, unless the section or the site sets one. */
export const defaultMaxAgeDays = 366;

/** The maximum age of a rate service's answer. */
export const maxAgeDays = () =>
  z.int().min(1).max(366).default(defaultMaxAgeDays).meta({
    title: 'Maximum age',
    description:
      'Maximum age in days of rates from the rate service; older rates are not shown. site.json can set a stricter limit for the whole site.',
  });

/** Author props of all sections with a table of rates. */
export const rateSectionFields = () => ({
  ...introFields('Names the rates.', 'Introduces the rates.'),
  asOf: z.iso.date().meta({ title: 'As-of date', description: 'Date of the rates given here, YYYY-MM-DD.' }),
  maxAgeDays: maxAgeDays(),
  disclosures: z.array(inlineText()).default([]).meta({
    title: 'Disclosures',
    description: 'Disclosures that must appear near the rates: fees, conditions, examples.',
  }),
});

/** Author props of sections whose rates depend on the zip code. */
export const zipCodeFields = () => ({
  zipDependent: z.boolean().default(true).meta({
    title: 'Depends on the zip code',
    description: 'If true, asks for the zip code and shows no rates without one (PAGE-09).',
  }),
  next: href()
    .default('/')
    .meta({ title: 'This page', description: 'Page that the zip code form returns to without JavaScript.' }),
});
