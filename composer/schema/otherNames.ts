import type { z } from 'zod';
import { isRecord } from '#lib/values/isRecord.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { schemaDef, schemaMeta, unwrapSchema } from '#section-kit/walkSchema.ts';
import { fieldOf, type SchemaCursor } from './SchemaCursor.ts';

type Schema = z.core.$ZodType;
/** Correct names, by the synonyms that authors may use. */
export type OtherNames = ReadonlyMap<string, string>;

const plain = (name: string) => name.replace(/[-_ ]/g, '').toLowerCase().replace(/s$/, '');

/** Returns the correct name for a synonym. Ignores case, dashes and a plural s. */
export const meantBy = (name: string, names: OtherNames): string | undefined => names.get(plain(name));

const mapOf = (pairs: Iterable<readonly [name: string, others: readonly string[]]>): OtherNames =>
  new Map([...pairs].flatMap(([name, others]) => others.map((other) => [plain(other), name] as const)));

export const otherNamesOfSections = (registry: ReadonlyMap<string, AnySection>): OtherNames =>
  mapOf([...registry.values()].map(({ name, synonyms = [] }) => [name, synonyms] as const));

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Returns the synonyms of a schema's choices: `synonyms: { radioGroup: ['radio'] }` in its meta. */
export function synonymsOfChoices(schema: Schema): ReadonlyMap<string, readonly string[]> {
  const { synonyms } = schemaMeta(schema);
  if (!isRecord(synonyms)) return new Map();
  return new Map(Object.entries(synonyms).map(([name, others]) => [name, texts(others)]));
}

/** Returns the same for a part of a value, considering all options of a union that contains it. */
export function otherNamesOfChoices({ schema, path, parent }: SchemaCursor): OtherNames {
  const def = parent?.schema && schemaDef(unwrapSchema(parent.schema));
  const fields =
    def?.type === 'union' ? def.options.map((option) => fieldOf(option, String(path.at(-1)))) : [schema];
  return mapOf(fields.flatMap((field) => (field ? [...synonymsOfChoices(field)] : [])));
}

/** Returns the synonyms of an object's properties: `synonyms: ['url']` in the meta of each. */
export function otherNamesOfProperties(schema: Schema | undefined): OtherNames {
  const def = schema && schemaDef(unwrapSchema(schema));
  if (def?.type !== 'object') return new Map();
  return mapOf(
    Object.entries(def.shape).map(([name, field]) => [name, texts(schemaMeta(field)['synonyms'])] as const),
  );
}

/** Appends synonyms to a description. */
export const withOtherNames = (description: string, others: readonly string[] = []): string =>
  [description, ...(others.length > 0 ? [`Also called: ${others.join(', ')}.`] : [])]
    .filter((part) => part !== '')
    .join(' ');
