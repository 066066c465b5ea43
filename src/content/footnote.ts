import { z } from 'zod';

/** The key of a footnote, which `[^key]` in author text refers to. */
export const footnoteKey = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'Expected lowercase letters, digits and "-", starting with a letter')
    .meta({ portico: 'footnote' });
