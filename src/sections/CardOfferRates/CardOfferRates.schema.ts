import { z } from 'zod';
import { anchorId, image, inlineText, link, plainText } from '#content/fields.ts';
import { percent, rateSectionFields } from '#content/rateSection.ts';

const code = () => z.string().regex(/^[A-Za-z0-9]{1,20}$/, 'Expected letters and digits');

const rate = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'What the rate is for, such as Cash advances.' }),
  name: z
    .string()
    .regex(/^[a-z]\w*(?:APR|Rate)$/, 'Expected a name such as purchasePenaltyRate')
    .meta({ title: 'Name', description: 'The rate’s name in the offer (RATE-01).' }),
  percent: percent(40, 'Default rate', 'Percent; shown until a live rate arrives.'),
  note: plainText().optional().meta({ title: 'Note', description: 'Such as for 12 months.' }),
});

const offer = z.strictObject({
  id: anchorId().optional().meta({ title: 'Id', description: 'A link to #id leads to this card.' }),
  name: inlineText().meta({ title: 'Name', description: 'The card.' }),
  text: inlineText().meta({ title: 'Text', description: 'Who it is for.' }),
  image: image().optional().meta({ title: 'Image', description: 'Image of the card.' }),
  requestCode: code().meta({
    title: 'Request code',
    description: 'First part of the offer’s key (RATE-01).',
  }),
  sourceCode: code().meta({ title: 'Source code', description: 'Second part of the offer’s key.' }),
  locationNumber: code().meta({ title: 'Location number', description: 'Third part of the offer’s key.' }),
  offerId: code().meta({
    title: 'Offer id',
    description: 'Last part of the offer’s key.',
    refersTo: 'cards-product',
  }),
  minimumApr: percent(40, 'Default lowest APR', 'For purchases; percent.'),
  maximumApr: percent(40, 'Default highest APR', 'For purchases; percent.'),
  annualFee: z.number().min(0).max(5000).meta({ title: 'Default annual fee', description: 'Dollars.' }),
  rates: z.array(rate).max(8).default([]).meta({ title: 'Other rates', description: 'In display order.' }),
  features: z
    .array(inlineText())
    .max(6)
    .default([])
    .meta({ title: 'Features', description: 'Benefits of the card.' }),
  apply: link().meta({ title: 'Apply', description: 'Where the visitor applies.' }),
  compare: link().optional().meta({
    title: 'Compare',
    description: 'A comparison with this card, such as /compare-cards.html?compare=harbor.',
  }),
});

export const schema = z.strictObject({
  ...rateSectionFields(),
  offers: z.array(offer).min(1).max(12).meta({ title: 'Offers', description: 'One card for each offer.' }),
});
export type Props = z.output<typeof schema>;
