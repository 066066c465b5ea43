import { z } from 'zod';
import { defaultMaxAgeDays } from '#lib/visitor/LiveRates.ts';
import { href, inlineText, introFields, link, plainText } from './fields.ts';

/** The maximum age of a rate service's answer. */
export const maxAgeDays = () =>
  z.int().min(1).max(366).default(defaultMaxAgeDays).meta({
    title: 'Maximum age',
    description: 'Days for which rates from the rate service are shown. site.json can set fewer.',
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

/** A rate by default. @param most the highest one that is no mistake. */
export const percent = (most: number, title: string, description: string) =>
  z.number().min(0).max(most).meta({ title, description });

/** The representative example that the law requires next to the rate of a loan. */
export const representativeExample = () =>
  inlineText().meta({
    title: 'Representative example',
    description: 'Amount, term, APR and payments (12 CFR 1026.24).',
    says: 'repayment-terms',
  });

/** The link to the application for an amount. */
export const applyWithAmount = () =>
  link().meta({
    title: 'Apply',
    description:
      'Where the visitor applies; the amount, and the term of a loan, are added to the URL (RATE-16).',
  });

/** The credit scores to choose from. @param example a label of one. */
export const creditScores = (example: string) =>
  z
    .array(
      z.strictObject({
        label: plainText().meta({ title: 'Label', description: example }),
        score: z
          .int()
          .min(300)
          .max(850)
          .meta({ title: 'Score', description: 'Credit score sent to the rate service.' }),
      }),
    )
    .min(1)
    .meta({ title: 'Credit', description: 'Best first; the first is selected by default.' });

const isYield = (key: string) => /\.apy(?:\.|$)/.test(key);

/** The key of an annual percentage yield. */
export const yieldKey = (example: string) =>
  z.string().min(1).refine(isYield, `Expected a yield, such as ${example}`);

/** The key of any other rate. */
export const loanKey = (example: string) =>
  z
    .string()
    .min(1)
    .refine((key) => !isYield(key), `Expected a rate that is no yield, such as ${example}`);
