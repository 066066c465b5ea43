import { z } from 'zod';
import { flag, href, inlineText, introFields, link, plainText } from '#content/fields.ts';
import { depositLimits } from './depositLimits.ts';
import { maxAgeDays, percent } from '#content/rateSection.ts';

/** Whether a label says another number of months or years than the term has. It may also be in words, or in days. */
function contradicts({ months, label }: { readonly months: number; readonly label: string }): boolean {
  const [, number, unit = ''] =
    /^\D*(\d+)[\s-]*(months?|mos?\.?|meses|mes|个月|years?|yrs?\.?|años?|年)(?![\p{L}\d])[^\d½¼¾]*$/iu.exec(
      label,
    ) ?? [];
  if (number === undefined) return false;
  return Number(number) * (/^(?:m|个)/i.test(unit) ? 1 : 12) !== months;
}

const term = z
  .strictObject({
    months: z
      .int()
      .min(1)
      .max(120)
      .meta({ title: 'Months', description: 'The term; its live rate replaces the default.' }),
    label: plainText().meta({ title: 'Label', description: 'The term in words, such as 12 months.' }),
    apy: percent(
      25,
      'Default APY',
      'Percent. Shown unless a rate was in force when the page was built, or until a live rate arrives.',
    ),
  })
  .refine((one) => !contradicts(one), { error: 'Expected the same term as in “months”', path: ['label'] });

const card = z.strictObject({
  productKey: plainText().meta({
    title: 'Product key',
    description: 'The rate service’s key, such as CD99 or JB99.',
    refersTo: 'cd-product',
  }),
  name: inlineText().meta({ title: 'Name', description: 'The product.' }),
  text: inlineText().optional().meta({ title: 'Text', description: 'Who it is for.' }),
  minimumOpening: plainText().meta({
    title: 'Minimum opening deposit',
    description: 'Required with an APY (12 CFR 1030.8), such as $1,000.',
  }),
  terms: z
    .array(term)
    .min(1)
    .meta({ title: 'Terms', description: 'The pricing tiers to choose from, shortest first.' }),
  apply: link().meta({
    title: 'Apply',
    description: 'Where the visitor opens the account; the term is added to the URL.',
  }),
});

export const schema = z.strictObject({
  ...introFields('Names the rates.', 'Introduces the rates.'),
  variant: z.enum(['cards', 'table']).default('cards').meta({
    title: 'Variant',
    description:
      'cards: the term is chosen from a list. table: all terms with what a deposit grows to, each with its link.',
  }),
  amount: z.int().min(depositLimits.min).max(depositLimits.max).default(10_000).meta({
    title: 'Deposit',
    description: 'Of the table: whole dollars that its figures are for until the visitor enters an amount.',
  }),
  cards: z.array(card).min(1).max(4).meta({ title: 'Cards', description: 'One for each product.' }),
  asOf: z.iso.date().meta({ title: 'As-of date', description: 'Date of the default rates, YYYY-MM-DD.' }),
  maxAgeDays: maxAgeDays(),
  zipDependent: flag(
    'Depends on the zip code',
    'If true, asks for the zip code and shows no rates without one (PAGE-09).',
  ),
  penalty: inlineText().meta({
    title: 'Penalty',
    description: 'States that a penalty may apply to early withdrawals (12 CFR 1030.8).',
  }),
  fees: inlineText().optional().meta({
    title: 'Fees',
    description: 'States that fees could reduce earnings, or that there are none (12 CFR 1030.8).',
    says: 'fee-effect',
  }),
  next: href()
    .default('/')
    .meta({ title: 'This page', description: 'Page that the zip code form returns to without JavaScript.' }),
});
export type Props = z.output<typeof schema>;
