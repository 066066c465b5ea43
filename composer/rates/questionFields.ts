import { z } from 'zod';

/** Schema of a zip code in a rate request (RATE-14). */
export const zipCode = () => z.string().regex(/^\d{5}$/, 'expected five digits');

/** Schema of a boolean as the text `true` or `false`. */
export const flag = () =>
  z
    .enum(['true', 'false'], 'expected true or false')
    .default('false')
    .transform((text) => text === 'true');

/** Schema of a number as text: plain decimals within bounds. */
export const numberText = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,12}(?:\.\d{1,6})?$/, 'expected a number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `expected ${min} to ${max}`);

/** Whether the visitor has a token, so that better rates can apply. */
export interface Personal {
  readonly isPersonal: boolean;
}
