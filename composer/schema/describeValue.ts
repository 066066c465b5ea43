import type { z } from 'zod';
import { schemaDef, unwrapSchema } from '#section-kit/walkSchema.ts';

/** A JSON value as an author would point at it: text in quotes, long things shortened. */
export function showValue(value: unknown, maxLength = 60): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

/** The kind of a JSON value in plain words. */
export function kindOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return value.length <= 40 ? `the text ${JSON.stringify(value)}` : 'text';
    case 'number':
      return `the number ${value}`;
    case 'boolean':
      return String(value);
    case 'object':
      return 'an object';
    default:
      return 'nothing';
  }
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list ([ … ])',
  object: 'an object ({ … })',
  record: 'an object ({ … })',
  null: 'null',
};

/** A type of zod's issues in plain words. */
export const typeInWords = (type: string): string =>
  (Object.hasOwn(typeWords, type) ? typeWords[type] : undefined) ?? type;

/** `a`, `a or b`, `a, b or c`. */
export function listOr(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`;
}

/** What values of a schema look like, in a few words. */
export function describeSchema(schema: z.core.$ZodType): string {
  const def = schemaDef(unwrapSchema(schema));
  switch (def.type) {
    case 'literal':
      return listOr(def.values.map((value) => showValue(value)));
    case 'enum':
      return listOr(Object.values(def.entries).map((value) => showValue(value)));
    case 'union':
      return listOr([...new Set(def.options.map((option) => describeSchema(option)))]);
    case 'object': {
      const names = Object.keys(def.shape);
      return names.length > 0 && names.length <= 4
        ? `an object with ${names.join(', ')}`
        : typeInWords('object');
    }
    default:
      return typeInWords(def.type);
  }
}

/** `items[2].href` of a path. */
export function nameOfPath(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name === '' ? step : `${name}.${step}`),
    '',
  );
}
