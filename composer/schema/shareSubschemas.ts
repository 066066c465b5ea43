import type { z } from 'zod';
import { isRecord } from '#lib/values/isRecord.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Keywords whose value is a schema, a list of schemas, or a map of schemas. */
const schemaKeywords = new Set('items additionalProperties not if then else propertyNames'.split(' '));
const listKeywords = new Set(['anyOf', 'oneOf', 'allOf']);
const mapKeywords = new Set(['properties', 'patternProperties']);
/** References point to these by path, so they must stay in place. */
const namedKeywords = new Set(['definitions', '$defs']);

const isSchema = (part: unknown): part is JsonSchema => isRecord(part);

/** Returns a schema with each direct subschema replaced. */
function mapInside(schema: JsonSchema, replace: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const one = (part: unknown) => (isSchema(part) ? replace(part) : part);
  const inside = ([key, value]: [string, unknown]): [string, unknown] => {
    if (schemaKeywords.has(key)) return [key, one(value)];
    if (listKeywords.has(key) && Array.isArray(value)) return [key, value.map(one)];
    if (mapKeywords.has(key) && isSchema(value)) return [key, mapValues(value, one)];
    if (namedKeywords.has(key) && isSchema(value))
      return [key, mapValues(value, (part) => (isSchema(part) ? mapInside(part, replace) : part))];
    return [key, value];
  };
  return Object.fromEntries(Object.entries(schema).map(inside));
}

const mapValues = (map: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(map).map(([key, value]: [string, unknown]) => [key, change(value)]));

/** Minimum length of a shared schema. Shorter ones are easier to read inline. */
const worthSharing = 400;

/**
 * Moves repeated subschemas to `$defs` as `shared1`, `shared2`, …, so that an editor that reads twenty kinds of fields
 * reads the schema of their conditions once.
 */
export function shareSubschemas(schema: JsonSchema): JsonSchema {
  const counts = new Map<string, number>();
  const count = (inner: JsonSchema): JsonSchema => {
    const text = JSON.stringify(inner);
    const times = (counts.get(text) ?? 0) + 1;
    counts.set(text, times);
    // Subschemas of a repeated schema are repeated with it.
    if (times === 1) mapInside(inner, count);
    return inner;
  };
  mapInside(schema, count);

  const shared: Record<string, JsonSchema> = {};
  const names = new Map<string, string>();
  const share = (inner: JsonSchema): JsonSchema => {
    const text = JSON.stringify(inner);
    const isShared =
      (counts.get(text) ?? 0) > 1 && text.length > worthSharing && !text.includes('"definitions":');
    if (!isShared) return mapInside(inner, share);
    let name = names.get(text);
    if (name === undefined) {
      name = `shared${names.size + 1}`;
      names.set(text, name);
      shared[name] = mapInside(inner, share);
    }
    return { $ref: `#/$defs/${name}` };
  };
  const result = mapInside(schema, share);
  return names.size === 0 ? schema : { ...result, $defs: { ...result.$defs, ...shared } };
}
