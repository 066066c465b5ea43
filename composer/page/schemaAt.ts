import type { z } from 'zod';
import {
  pickOption,
  schemaDef,
  schemaMeta,
  unwrapSchema,
  type ContentMeta,
} from '#section-kit/walkSchema.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';

/** Returns the schema of the part of `value` at `path`, or `undefined` if the schema does not define it. */
export function schemaAt(
  schema: z.core.$ZodType,
  value: unknown,
  path: JsonPath,
): z.core.$ZodType | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const inner = childSchema(unwrapSchema(schema), value, step);
  return inner && schemaAt(inner, childValue(value, step), rest);
}

/** The value at a path, or `undefined`. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(childValue, value);
}

function childValue(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  // Own properties of parsed JSON are JSON values.
  return Reflect.get(value, step);
}

function childSchema(
  schema: z.core.$ZodType,
  value: unknown,
  step: string | number,
): z.core.$ZodType | undefined {
  const def = schemaDef(schema);
  switch (def.type) {
    case 'object':
      return Object.hasOwn(def.shape, step) ? def.shape[step] : def.catchall;
    case 'record':
      return def.valueType;
    case 'array':
      return def.element;
    case 'tuple':
      return def.items[Number(step)] ?? def.rest ?? undefined;
    case 'union': {
      const discriminator =
        'discriminator' in def && typeof def.discriminator === 'string' ? def.discriminator : undefined;
      const picked = def.options[pickOption(def.options, value, discriminator)];
      for (const option of picked ? [picked] : def.options) {
        const found = childSchema(unwrapSchema(option), value, step);
        if (found) return found;
      }
      return undefined;
    }
    case 'intersection':
      return (
        childSchema(unwrapSchema(def.left), value, step) ?? childSchema(unwrapSchema(def.right), value, step)
      );
    default:
      return undefined;
  }
}

/** Returns the title, description and content kind of the part at `path`. */
export function metaAt(schema: z.core.$ZodType, value: unknown, path: JsonPath): ContentMeta {
  const found = schemaAt(schema, value, path);
  return found ? schemaMeta(found) : {};
}

/**
 * Returns the property names of an object schema. For a union, those of the option that `value` matches, or else of all
 * options.
 */
export function propertyNames(schema: z.core.$ZodType | undefined, value?: unknown): readonly string[] {
  if (!schema) return [];
  const def = schemaDef(unwrapSchema(schema));
  if (def.type === 'object') return Object.keys(def.shape);
  if (def.type === 'intersection') return [...propertyNames(def.left), ...propertyNames(def.right)];
  if (def.type === 'record') {
    const keys = schemaDef(def.keyType);
    return keys.type === 'enum' ? Object.values(keys.entries).map(String) : [];
  }
  if (def.type !== 'union') return [];
  const discriminator =
    'discriminator' in def && typeof def.discriminator === 'string' ? def.discriminator : undefined;
  const picked = discriminator && def.options[pickOption(def.options, value, discriminator)];
  return picked
    ? propertyNames(picked)
    : [...new Set(def.options.flatMap((option) => propertyNames(option)))];
}

/**
 * Returns the path of the property called `name` that is nearest to the root of a schema, at most `depth` levels down,
 * such as `['primary', 'href']`. Arrays add no step to the path.
 */
export function findProperty(
  schema: z.core.$ZodType,
  name: string,
  depth = 3,
): readonly string[] | undefined {
  const def = schemaDef(unwrapSchema(schema));
  if (depth === 0) return undefined;
  if (def.type === 'array') return findProperty(def.element, name, depth);
  if (def.type === 'union') {
    for (const option of def.options) {
      const found = findProperty(option, name, depth);
      if (found) return found;
    }
  }
  if (def.type !== 'object') return undefined;
  if (Object.hasOwn(def.shape, name)) return [name];
  for (const [key, field] of Object.entries(def.shape)) {
    const found = findProperty(field, name, depth - 1);
    if (found) return [key, ...found];
  }
  return undefined;
}
