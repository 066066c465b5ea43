import type { z } from 'zod';
import { schemaDef, schemaMeta, unwrapSchema } from '#section-kit/walkSchema.ts';

/** Whether a schema is of a picture: an object with a media file. */
export function hasMedia(schema: z.core.$ZodType): boolean {
  const def = schemaDef(unwrapSchema(schema));
  return (
    def.type === 'object' && Object.values(def.shape).some((field) => schemaMeta(field).portico === 'media')
  );
}
