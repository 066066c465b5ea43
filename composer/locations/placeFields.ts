import { z } from 'zod';

/** Degrees north. The bounds are those of the United States with its territories. */
export const latitude = () => z.number().min(-15).max(72);

/** Degrees east; negative in the United States. */
export const longitude = () => z.number().min(-180).max(180);

/** The postal code of a state. */
export const stateCode = () =>
  z
    .string()
    .regex(/^[A-Z]{2}$/, 'Expected two capital letters')
    .meta({ title: 'Code', description: 'Two capital letters, such as ME.' });
