import { z } from 'zod';
import { fieldName } from '#forms/field/conditionSchema.ts';

const named = (title: string, description: string) => fieldName().optional().meta({ title, description });

/** A product of a rate file, with what its rate depends on besides the visitor's answers. */
const quotedRate = () =>
  z
    .string()
    .regex(
      /^(?:cd\.\w+|deposits\.\w+(?:\.business)?|loans\.\w+(?:\.(?:creditScore=[3-8]\d\d|\w+=true)(?:&\w+=true)*)?|personal-line\.\w+|(?:cards|mortgage-purchase|mortgage-refinance)\.\w+(?:\..+)?)$/,
      'Expected a product such as cd.CD99, deposits.TU, deposits.DDA4A.business, loans.LOAN, loans.LOAN.autoAdjustment=true, personal-line.PLOC, mortgage-purchase.FIX30 or cards.HARBOR1',
    );

/** Shows the rate of the product that the visitor chose. */
export const quote = () =>
  z
    .strictObject({
      product: z.union([fieldName(), z.array(z.string()).min(1)]).meta({
        title: 'Product',
        description: 'Field whose value is the product. Several are joined by dots.',
      }),
      rates: z.record(z.string(), quotedRate()).meta({
        title: 'Rates',
        description: 'Such as cd.CD99, by choice.',
      }),
      terms: z
        .array(fieldName())
        .min(1)
        .optional()
        .meta({ title: 'Terms', description: 'Fields with months; the one shown counts.' }),
      amount: named('Amount', 'Field of the kind currency.'),
      zipCode: named('Zip code', 'Field of the kind zip.'),
      state: named('State', 'Of mortgages: field with the names of states.'),
      parameters: z
        .partialRecord(z.enum(['creditScore', 'checkboxSelected']), fieldName())
        .optional()
        .meta({
          title: 'Parameters',
          description: 'Of loans: the score, and automatic payments.',
        }),
    })
    .optional()
    .meta({
      title: 'Quote',
      description: 'Shows the rate in force for these fields.',
    });
export type Quote = NonNullable<z.output<ReturnType<typeof quote>>>;
