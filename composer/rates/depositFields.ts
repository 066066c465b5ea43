import { z } from 'zod';

/** Disclosures of rates by key. `richText` is the bank's HTML. */
export const disclosures = z
  .array(z.strictObject({ key: z.string().min(1), richText: z.string().min(1) }))
  .default([]);

/** Rejects an APY below its rate: the two were probably swapped. */
export const noLessThanRate: [
  (rate: { readonly apr: number; readonly apy: number }) => boolean,
  { message: string; path: string[] },
] = [
  ({ apr, apy }) => apy >= apr - 0.005,
  { message: 'Expected an APY that is not below the rate', path: ['apy'] },
];
