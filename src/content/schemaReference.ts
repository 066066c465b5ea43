import { z } from 'zod';

/** The reference to the file’s JSON Schema, which files of every kind may have. */
export const schemaReference = z
  .string()
  .optional()
  .meta({ title: 'JSON Schema', description: 'Schema that editors use for completion.' });
