import type { z } from 'zod';
import { schemaDef, unwrapSchema } from '#section-kit/walkSchema.ts';

/** Formats a JSON value for messages. Long values are truncated. */
export function showValue(value: unknown, maxLength = 60): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

/** Describes the kind of a JSON value in plain words. */
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

/** Describes one of zod's types in plain words. */
export const typeInWords = (type: string): string =>
  (Object.hasOwn(typeWords, type) ? typeWords[type] : undefined) ?? type;

/** Joins items: `a`, `a or b`, `a, b or c`. */
export function listOr(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`;
}

/** Joins the first items, and says how many more there are. */
export function firstOf(items: readonly string[]): string {
  const most = 8;
  const more = items.length > most ? ` and ${items.length - most} more` : '';
  return `${items.slice(0, most).join(', ')}${more}`;
}

/** Describes the valid values of a schema in a few words. */
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

/** Formats a path as `items[2].href`. */
export function nameOfPath(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name === '' ? step : `${name}.${step}`),
    '',
  );
}
