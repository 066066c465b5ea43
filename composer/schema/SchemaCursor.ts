import type { z } from 'zod';
import {
  type ContentMeta,
  pickOption,
  schemaDef,
  schemaMeta,
  type Union,
  unwrapSchema,
} from '#section-kit/walkSchema.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';

type Schema = z.core.$ZodType;

/** A part of a value, with the schema that describes it. */
export class SchemaCursor {
  /** `undefined` if the schema of the value does not define this part. */
  readonly schema: Schema | undefined;
  readonly value: unknown;
  /** Path from the whole value. */
  readonly path: JsonPath;
  /** The part that contains this one. `undefined` for the whole value. */
  readonly parent: SchemaCursor | undefined;

  constructor(schema: Schema | undefined, value: unknown, path: JsonPath = [], parent?: SchemaCursor) {
    this.schema = schema;
    this.value = value;
    this.path = path;
    this.parent = parent;
  }

  /** Returns the part at a path below this one. */
  at(path: JsonPath): SchemaCursor {
    return path.reduce<SchemaCursor>((part, step) => part.#child(step), this);
  }

  #child(step: string | number): SchemaCursor {
    const schema = this.schema && childSchema(this.schema, this.value, step);
    return new SchemaCursor(schema, valueAt(this.value, [step]), [...this.path, step], this);
  }

  /** Title, description, content kind and other metadata. */
  get meta(): ContentMeta {
    return this.schema ? schemaMeta(this.schema) : {};
  }

  /** Names of the properties that the value can have. */
  get names(): readonly string[] {
    return propertyNames(this.schema, this.value);
  }
}

function childSchema(schema: Schema, value: unknown, step: string | number): Schema | undefined {
  const def = schemaDef(unwrapSchema(schema));
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
      const picked = def.options[pickOption(def, value)];
      for (const option of picked ? [picked] : def.options) {
        const child = childSchema(option, value, step);
        if (child) return child;
      }
      return undefined;
    }
    case 'intersection':
      return childSchema(def.left, value, step) ?? childSchema(def.right, value, step);
    default:
      return undefined;
  }
}

/** For a union, returns the names of the option that its discriminator selects, or else of all options. */
function propertyNames(schema: Schema | undefined, value?: unknown): readonly string[] {
  const def = schema && schemaDef(unwrapSchema(schema));
  switch (def?.type) {
    case 'object':
      return Object.keys(def.shape);
    case 'intersection':
      return [...propertyNames(def.left), ...propertyNames(def.right)];
    case 'record': {
      const keys = schemaDef(def.keyType);
      return keys.type === 'enum' ? Object.values(keys.entries).map(String) : [];
    }
    case 'union': {
      const { discriminator }: Union = def;
      const picked = discriminator === undefined ? undefined : def.options[pickOption(def, value)];
      return picked
        ? propertyNames(picked)
        : [...new Set(def.options.flatMap((option) => propertyNames(option)))];
    }
    default:
      return [];
  }
}

/**
 * Returns the path of the property called `name` that is nearest to the root of a schema, at most `depth` levels down,
 * such as `['primary', 'href']`. Arrays add no step to the path.
 */
export function findProperty(schema: Schema, name: string, depth = 3): readonly string[] | undefined {
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

/** Returns the schema of an object's property. */
export function fieldOf(schema: Schema, name: string): Schema | undefined {
  const def = schemaDef(unwrapSchema(schema));
  return def.type === 'object' && Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
}

/** Whether a schema is of a picture: an object with a media file. */
export function hasMedia(schema: Schema): boolean {
  const def = schemaDef(unwrapSchema(schema));
  return (
    def.type === 'object' && Object.values(def.shape).some((field) => schemaMeta(field).portico === 'media')
  );
}
