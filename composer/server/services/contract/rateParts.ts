import { z } from 'zod';
import { percentBounds } from '#data/rateAnswer.ts';
import type { ContractExample } from './ServiceContract.ts';

/** Schema of a rate in percent a year, within what sections show. */
export const percent = (kind: keyof typeof percentBounds) => {
  const [min, max] = percentBounds[kind];
  return z.number().min(min).max(max).describe('Percent a year.');
};

/** Schema of the day since which rates are in force. */
export const effectiveDate = () => z.iso.date().describe('The day since which the rates are in force.');

const disclosure = z.object({
  key: z.string(),
  richText: z.string().describe('HTML; only its text is shown.'),
});

/** Schema of the disclosures that accompany rates. */
export const disclosures = () => z.object({ productSpecificDisclosures: z.array(disclosure) }).optional();

/** Fields of a deposit rate (RATE-05). Balances are in dollars. */
export const gridRate = {
  apr: percent('deposit'),
  apy: percent('deposit'),
  tierDescription: z.string(),
  minimumBalance: z.number().min(0),
  maximumBalance: z.number().positive().nullish().describe('Without it, the tier has no upper limit.'),
  additionalFundingType: z.string().optional(),
  disclosureKey: z.string().optional(),
};

/** An example of a deposit rate. */
export const gridRateExample = {
  apr: 3.75,
  apy: 3.82,
  tierDescription: '$0-$9,999.99',
  minimumBalance: 0,
  maximumBalance: 9999.99,
};

/** Returns the examples of a request with a zip code. @param name Its parameter. */
export const zipCodeExamples = (
  request: Readonly<Record<string, unknown>>,
  name = 'zipcode',
): readonly ContractExample[] => [
  { summary: 'a zip code', kind: 'typical', request: { ...request, [name]: '60601' } },
  { summary: 'a zip code of no zone', kind: 'edge', request: { ...request, [name]: '00000' } },
  { summary: 'a zip code with a letter', kind: 'bad', request: { ...request, [name]: '6060a' } },
  { summary: 'no zip code', kind: 'bad', request },
];
