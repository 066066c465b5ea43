import { z } from 'zod';

/** What must be said beside rates, by key; `richText` is HTML of the bank. */
export const disclosures = z
  .array(z.strictObject({ key: z.string().min(1), richText: z.string().min(1) }))
  .default([]);

/** A yield below its rate means that two numbers were swapped. */
export const noLessThanRate: [
  (rate: { readonly apr: number; readonly apy: number }) => boolean,
  { message: string; path: string[] },
] = [
  ({ apr, apy }) => apy >= apr - 0.005,
  { message: 'Expected an APY that is not below the rate', path: ['apy'] },
];
