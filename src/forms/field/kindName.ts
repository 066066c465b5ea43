import { z } from 'zod';

/**
 * The `kind` of a field, as authors write it.
 *
 * @param description for editors.
 * @param synonyms other names that authors may try; the check suggests this kind for them.
 */
export const kindName = <const Name extends string>(
  name: Name,
  description: string,
  synonyms: readonly string[] = [],
) => z.literal(name).meta({ title: 'Kind', description, synonyms: { [name]: synonyms } });
