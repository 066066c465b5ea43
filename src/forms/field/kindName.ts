import { z } from 'zod';

/**
 * The kind of a field as authors write it.
 *
 * @param description what it is, for editors.
 * @param synonyms other names by which authors look for it; the check leads from them to this one.
 */
export const kindName = <const Name extends string>(
  name: Name,
  description: string,
  synonyms: readonly string[] = [],
) => z.literal(name).meta({ title: 'Kind', description, synonyms: { [name]: synonyms } });
